import { and, eq, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { activities, blog_posts, RECORD_KINDS, type RecordKind, type Role, trash } from "../../db/schema";
import { isAsAdded, isAsRestored, undoRank, wasRestored } from "../activity/restored.server";
import type { ActivityKind } from "../activity/rules";
import { isOpenTo } from "../blog/own-drafts.server";
import { type Columns, type Kind, KINDS } from "../records/kinds.server";
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
  /** Whether nothing was done to the restored or imported record since. */
  is_as_restored: number;
}

/** Records of an import that one request takes back: of kinds with long texts, and of others. */
const PART = { long: 25, short: 250 };

/** A part of what an import did, of one kind, and where the next begins. */
export async function importedPart(db: Db, change: string, from: number) {
  const rows = await loggedOf(db, change)
    .orderBy(undoRank, activities.kind, activities.record_id)
    .limit(PART.short + 1)
    .offset(from);
  const kind = rows[0]?.kind;
  const { columns }: { columns: Columns } = KINDS[(kind ?? "category") as RecordKind];
  const part = rows.slice(0, columns.html ? PART.long : PART.short).filter((row) => row.kind === kind);
  return { logged: part, next: part.length < rows.length ? from + part.length : undefined };
}

/** What the log says that a change did, to which records. */
export const recordsOf = (db: Db, change: string): Promise<Logged[]> => loggedOf(db, change).$dynamic();

function loggedOf(db: Db, change: string) {
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
      is_as_restored: sql<number>`${isAsRestored} or ${isAsAdded}`,
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
