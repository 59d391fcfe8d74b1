import { and, eq, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { activities, blog_posts, RECORD_KINDS, type Role, trash } from "../../db/schema";
import { isAsRestored, wasRestored } from "../activity/restored.server";
import type { ActivityKind } from "../activity/rules";
import { isOpenTo } from "../blog/own-drafts.server";
import { type Kind, KINDS } from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";
import { Refusal } from "../refusal";
import type { Account } from "../session/authentication.server";
import { EDITORS_ONLY } from "../session/sentences";

export interface Logged {
  by: string;
  action: string;
  kind: ActivityKind;
  /** Null for all that the change did, such as the removal of the demo content. */
  id: string | null;
  name: string | null;
  role: Role | null;
  stands: number;
  /** Whether the change restored the deleted record. */
  was_restored: number;
  /** Whether nothing was done to the restored record since. */
  is_as_restored: number;
}

/** What the log says that a change did, to which records. */
export function recordsOf(db: Db, change: string): Promise<Logged[]> {
  const { by, action, kind, record_id, name, role, change_id } = activities;
  const tables = RECORD_KINDS.map((known) => [known, (KINDS[known] as Kind).table] as const);
  const stands = [...tables, ["queue", blog_posts] as const].map(
    ([known, table]) => sql`when ${known} then exists (select 1 from ${table} where ${table.id} = ${record_id})`,
  );
  return db
    .select({
      by,
      action,
      kind: sql<ActivityKind>`${kind}`,
      id: record_id,
      name,
      role,
      stands: sql<number>`case ${kind} ${sql.join(stands, sql` `)} end`,
      was_restored: sql<number>`${wasRestored}`,
      is_as_restored: sql<number>`${isAsRestored}`,
    })
    .from(activities)
    .where(eq(change_id, change));
}

/** Throws `Refusal("forbidden")` unless a writer's change was of own drafts that nobody has approved since. */
export async function requireOwnChange(db: Db, account: Account, logged: Logged[]): Promise<void> {
  if (account.role !== "writer") return;
  const isOwn = logged.every(({ by, kind }) => by === account.email && kind === "post");
  const ids = logged.flatMap(({ id }) => id ?? []);
  const others = await db.$count(blog_posts, and(isOneOf(blog_posts.id, ids), not(isOpenTo(account))));
  const trashed = and(isOneOf(trash.id, ids), sql`${trash.row} ->> 'written_by' is not ${account.id}`);
  if (!isOwn || others + (await db.$count(trash, trashed)) > 0) throw new Refusal("forbidden", EDITORS_ONLY);
}
