import { lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  activities,
  blog_posts,
  notification_targets as targets,
  RECORD_KINDS,
  type Role,
  trash,
  users,
} from "../../db/schema";
import { KINDS, nameSql, type RecordTable } from "../records/kinds.server";
import { accountName } from "../records/people.server";
import type { Edit } from "../records/revision.server";
import { ACTIVITY_DAYS, type ActivityAction, type ActivityKind } from "./rules";

const DAY_MS = 86_400_000;
/** Longest time between the first and the last part of an entry. */
const PARTS_MS = 600_000;

export interface ChangedRecord {
  kind: ActivityKind;
  id: string | null;
  name?: string | null;
  /** The values that an undo gave back. */
  returned?: object[];
}

const [kind, id, name] = ["kind", "id", "name"].map((key) => sql`changed.value ->> ${key}`) as [SQL, SQL, SQL];

const NAMES: [ActivityKind, SQL][] = [
  ...RECORD_KINDS.filter((kind) => "name" in KINDS[kind].columns).map((kind): [ActivityKind, SQL] => {
    const { table }: { table: RecordTable } = KINDS[kind];
    return [kind, sql`(select ${nameSql(kind)} from ${table} where ${table.id} = ${id})`];
  }),
  ["queue", sql`(select ${blog_posts.title} from ${blog_posts} where ${blog_posts.id} = ${id})`],
  ["notification_target", sql`(select ${targets.name} from ${targets} where ${targets.id} = ${id})`],
  ["account", sql`(select ${accountName} from ${users} where ${users.id} = ${id})`],
];

const currentName = sql`case ${kind} ${sql.join(
  NAMES.map(([kind, select]) => sql`when ${kind} then ${select}`),
  sql` `,
)} end`;

interface Options {
  isPart?: boolean;
  change?: string | undefined;
  /** The change that an undo took back. */
  undoes?: string | undefined;
  role?: Role | undefined;
}

/** SQL: the role that a change needs, which then its undo needs. */
const roleOf = (change: string | undefined) =>
  sql`(select max(${activities.role}) from ${activities} where ${activities.change_id} = ${change ?? null})`;

/** Adds one entry for each kind; `isPart` joins the person's latest entry of the action, if it is recent. A known change keeps its time. */
export async function recordActivity(
  db: Db,
  action: ActivityAction,
  records: ChangedRecord[],
  { now, by }: Edit,
  { isPart = false, change, undoes, role }: Options = {},
): Promise<void> {
  const time = now.toISOString();
  const oldest = new Date(now.getTime() - PARTS_MS).toISOString();
  const begun = sql`(select max(${activities.at}) from ${activities} where ${activities.at} >= ${oldest}
    and ${activities.by} = ${by} and ${activities.action} = ${action} and ${activities.kind} = ${kind})`;
  const known = sql`(select min(${activities.at}) from ${activities} where ${activities.change_id} = ${change ?? null})`;
  await db.insert(activities).select((query) =>
    query
      .select({
        id: sql`lower(hex(randomblob(16)))`.as("id"),
        at: sql`coalesce(${known}, ${isPart ? begun : null}, ${time})`.as("at"),
        by: sql`${by}`.as("by"),
        action: sql`${action}`.as("action"),
        kind: kind.as("kind"),
        record_id: id.as("record_id"),
        name: sql`coalesce(${name}, ${currentName}, (select name from ${trash} where id = ${id}))`.as("name"),
        change_id: sql`${change ?? null}`.as("change_id"),
        undoes: sql`${undoes ?? null}`.as("undoes"),
        returned: sql`changed.value -> 'returned'`.as("returned"),
        role: sql`coalesce(${role === "admin" ? role : null}, ${roleOf(undoes)})`.as("role"),
      })
      .from(sql`json_each(${JSON.stringify(records)}) as changed`),
  );
}

export async function forgetActivities(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - ACTIVITY_DAYS * DAY_MS).toISOString();
  await db.delete(activities).where(lt(activities.at, oldest));
}
