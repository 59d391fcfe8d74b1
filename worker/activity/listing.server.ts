import { and, count, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { activities, type Role, users } from "../../db/schema";
import { LIST_SIZE, listOf, type ListQuery, offsetOf } from "../records/list";
import { foldTr } from "../turkish/folding";
import { foldTrSql } from "../turkish/folding.server";
import type { ActivityKind } from "./rules";

interface ActivityQuery extends ListQuery {
  kind?: ActivityKind | undefined;
}

const peopleCalled = (db: Db, term: string) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(sql`instr(${foldTrSql(users.name)}, ${term}) > 0`);

export const visibleTo = (role: Role) => (role === "admin" ? undefined : ne(activities.kind, "account"));

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
    db
      .select()
      .from(activities)
      .where(matches)
      .orderBy(desc(activities.at), desc(activities.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(activities)
      .where(matches),
  ]);
  return listOf(rows, all?.total, page);
}
