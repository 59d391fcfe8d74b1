import { and, count, desc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { activities, type Role, users } from "../../db/schema";
import { LIST_SIZE, listOf, type ListQuery, offsetOf } from "../records/list";
import { foldTr } from "../text/folding";
import { foldTrSql } from "../text/folding.server";
import { withChanges } from "./changes.server";
import { type ActivityKind, NAMES_MAX, UNDOABLE } from "./rules";

interface ActivityQuery extends ListQuery {
  kind?: ActivityKind | undefined;
}

const peopleCalled = (db: Db, term: string) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(sql`instr(${foldTrSql(users.name)}, ${term}) > 0`);

export const visibleTo = (role: Role) =>
  role === "admin" ? undefined : notInArray(activities.kind, ["account", "profile"]);

/** Ids of changes that were undone, and not done again by the undo of this undo. */
const undone = sql`(select "undo".undoes from ${activities} as "undo" where "undo".undoes is not null and not exists (
  select 1 from ${activities} as again where again.undoes = "undo".change_id))`;
const isUndone = sql`${activities.change_id} in ${undone}`;

const ofImport = sql`case ${activities.action} when 'import' then '' else ${activities.kind} end`;
const ENTRY = [activities.at, activities.by, activities.action, ofImport] as const;

/** What a person did at one time to records of a kind is one entry, an import also of several kinds, the newest first (B19.3). */
export const activityEntries = (db: Db, matches: SQL | undefined) =>
  db
    .select({
      id: sql<string>`max(${activities.id})`.as("id"),
      at: activities.at,
      by: activities.by,
      action: activities.action,
      kind: sql<string>`min(${activities.kind})`.as("kind"),
      kinds: sql<number>`count(distinct ${activities.kind})`.as("kinds"),
      record_id: sql<string | null>`max(${activities.record_id})`.as("record_id"),
      name: sql<string | null>`max(${activities.name})`.as("name"),
      names: sql<string | null>`substr(case when min(${activities.name}) = max(${activities.name})
        then min(${activities.name}) else group_concat(${activities.name}, char(10)) end, 1, ${NAMES_MAX})`.as("names"),
      count: count().as("count"),
      change_id: sql<string | null>`max(${activities.change_id})`.as("change_id"),
      change_ids: sql<string | null>`group_concat(distinct case when ${inArray(activities.action, UNDOABLE)}
        then ${activities.change_id} end)`.as("change_ids"),
      is_undone: sql`min(coalesce(${isUndone}, 0))`.mapWith(Boolean).as("is_undone"),
      returned: sql<string | null>`min(${activities.returned})`.as("returned"),
      returned_ways: sql<number>`count(distinct ${activities.returned})`.as("returned_ways"),
    })
    .from(activities)
    .where(matches)
    .groupBy(...ENTRY)
    .orderBy(...ENTRY.map((column) => desc(column)));

export async function listActivities(db: Db, { q, page, kind }: ActivityQuery, role: Role) {
  const term = foldTr(q);
  const contains = (column: typeof activities.name | typeof activities.by) =>
    sql`instr(${foldTrSql(column)}, ${term}) > 0`;
  const matches = and(
    kind ? eq(activities.kind, kind) : undefined,
    visibleTo(role),
    term
      ? or(contains(activities.name), contains(activities.by), inArray(activities.by, peopleCalled(db, term)))
      : undefined,
  );
  const [rows, [all]] = await db.batch([
    activityEntries(db, matches).limit(LIST_SIZE).offset(offsetOf(page)),
    db.select({ total: count().as("total") }).from(
      db
        .select({ at: activities.at })
        .from(activities)
        .where(matches)
        .groupBy(...ENTRY)
        .as("entries"),
    ),
  ]);
  return listOf(await withChanges(db, rows), all?.total, page);
}
