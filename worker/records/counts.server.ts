import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { promotions, record_counts } from "../../db/schema";
import { isActiveSql } from "./active-promotion.server";

type Kind = typeof record_counts.$inferSelect.kind;

/** Rows with an `end_date` count promotions that end on that day; they are subtracted once it is over. */
const signed = sql`case ${record_counts.end_date} when '' then ${record_counts.total} else -${record_counts.total} end`;

/** SQL for a select from `record_counts`: visible records on a day in Istanbul. */
export const visibleTotal = sql<number>`total(${signed})`;

/** SQL: the rows of `record_counts` that `visibleTotal` sums for a day in Istanbul. */
export const isCounted = (kind: Kind, today: Bindable<string>): SQL | undefined =>
  and(eq(record_counts.kind, kind), lt(record_counts.end_date, today));

export function countsOf(db: Db, kind: Kind, today: Bindable<string>) {
  return db
    .select({ part: record_counts.part, total: visibleTotal.as("total") })
    .from(record_counts)
    .where(isCounted(kind, today))
    .groupBy(record_counts.part)
    .having(sql`${visibleTotal} > 0`);
}

/** Statements that recount everything and drop past last days. They bind no values: D1 takes none in raw SQL. */
export function recountStatements(today: string): SQL[] {
  const day = sql.raw(`'${today}'`);
  const insert = (kind: Kind, select: SQL) =>
    sql`insert into record_counts (kind, end_date, part, total) select ${sql.raw(`'${kind}'`)}, ${select} group by 2, 3`;
  const active = sql`${promotions} where ${isActiveSql(promotions, day)}`;
  const bonuses = sql`(select count(*) from ${active} and casino_id = casinos.id)`;
  return [
    sql.raw("delete from record_counts"),
    insert("promotion", sql`'', coalesce(category_id, ''), count(*) from ${active}`),
    insert("promotion", sql`expiry_date, coalesce(category_id, ''), count(*) from ${active} and expiry_date <> ''`),
    insert("post", sql`'', category, count(*) from blog_posts where is_published = 1`),
    insert("casino", sql`'', (standing = 'not_recommended') || is_licensed || has_24_7_support, count(*) from casinos`),
    sql`update casinos set bonus_count = ${bonuses}, bonus_day = ${day} where bonus_count <> ${bonuses}`,
  ];
}

/** Recounts everything in one transaction. Returns the corrected totals as sentences for the log. */
export async function recount(db: Db, today: string): Promise<string[]> {
  const net = () =>
    db
      .select({
        name: sql<string>`${record_counts.kind} || ' ' || ${record_counts.part}`.as("name"),
        end: end.as("end"),
        total: visibleOrEnding.as("total"),
      })
      .from(record_counts)
      .groupBy(record_counts.kind, record_counts.part, end)
      .having(sql`${visibleOrEnding} <> 0`);
  const isOver = sql`${record_counts.end_date} < ${today}`;
  const end = sql<string>`case when ${isOver} then '' else ${record_counts.end_date} end`;
  const visibleOrEnding = sql<number>`total(case when ${isOver} then ${signed} else ${record_counts.total} end)`;
  const [before, ...rest] = await db.batch([
    net(),
    ...recountStatements(today).map((statement) => db.all(statement)),
    net(),
  ]);
  const after = rest.at(-1) as typeof before;
  const totals = (rows: typeof before) => new Map(rows.map((row) => [`${row.name} ${row.end}`, row.total]));
  const [was, is] = [totals(before), totals(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key) !== is.get(key))
    .map((key) => `counted ${was.get(key) ?? 0} instead of ${is.get(key) ?? 0}: ${key.trim()}`);
}
