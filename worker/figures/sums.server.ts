import { and, between, eq, inArray, not, or, type SQL, sql, sum } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { conversions, daily_clicks, daily_views, type FigureKind, promotions } from "../../db/schema";
import { READ_KINDS } from "../records/kinds.server";
import type { Span } from "../text/calendar";

const total = (column: SQLiteColumn | SQL) => sum(column).mapWith(Number);

/** SQL: views of records and lists; shows of ads are none. */
const isPage = inArray(daily_views.kind, [...READ_KINDS, "list"]);

/** Query: views by day and kind. */
export const viewsByDay = (db: Db, { from, to }: Span, isOf: SQL | undefined = isPage) =>
  db
    .select({ day: daily_views.day, kind: daily_views.kind, views: total(daily_views.views).as("views") })
    .from(daily_views)
    .where(and(between(daily_views.day, from, to), isOf))
    .groupBy(daily_views.day, daily_views.kind);

/** Subquery: views of the named kinds by record. */
export const viewsByRecord = (db: Db, from: string | SQL, to: string, kinds: readonly FigureKind[]) =>
  db
    .select({ kind: daily_views.kind, id: daily_views.record_id, count: total(daily_views.views).as("count") })
    .from(daily_views)
    .where(and(between(daily_views.day, from, to), inArray(daily_views.kind, [...kinds])))
    .groupBy(daily_views.kind, daily_views.record_id)
    .as("viewed");

/** Query: clicks by day, also those at some placements. */
export const clicksByDay = (db: Db, { from, to }: Span, isOf?: SQL, placements: string[] = []) =>
  db
    .select({
      day: daily_clicks.day,
      clicks: total(daily_clicks.clicks).as("clicks"),
      unique_clicks: total(daily_clicks.unique_clicks).as("unique_clicks"),
      robots: total(daily_clicks.robots).as("robots"),
      staff: total(daily_clicks.staff).as("staff"),
      placed: total(sql`iif(${inArray(daily_clicks.placement, placements)}, ${daily_clicks.clicks}, 0)`).as("placed"),
    })
    .from(daily_clicks)
    .where(and(between(daily_clicks.day, from, to), isOf))
    .groupBy(daily_clicks.day);

/** Subquery: clicks by the record that has the link. */
export const clicksByRecord = (db: Db, from: string, to: string) =>
  db
    .select({ kind: daily_clicks.kind, id: daily_clicks.record_id, count: total(daily_clicks.clicks).as("count") })
    .from(daily_clicks)
    .where(between(daily_clicks.day, from, to))
    .groupBy(daily_clicks.kind, daily_clicks.record_id)
    .as("clicked");

/** SQL: the operator has cancelled the transaction of the conversion (decision 0178). */
export const isCancelled = sql<number>`exists (select 1 from conversions as cancelled
  where cancelled.casino_id = "conversions"."casino_id"
    and cancelled.key = 'iptal' || substr("conversions"."key", length("conversions"."status") + 1))`;

/** SQL: conversions that count between two days; cancellations count as such. */
export const isReported = ({ from, to }: Span, isOf?: SQL) =>
  and(
    between(conversions.day, from, to),
    isOf,
    or(eq(conversions.status, "iptal"), not(isCancelled)),
    not(conversions.is_second),
  );

/** Columns of a query that groups conversions by status and currency. */
export const reportedColumns = {
  status: conversions.status,
  currency: conversions.currency,
  count: total(conversions.count).as("count"),
  revenue: sql<number | null>`sum(${conversions.amount}) filter (where ${eq(conversions.status, "onay")})`.as(
    "revenue",
  ),
};

type Linked = Record<"kind" | "record_id" | "casino_id", SQLiteColumn>;

/** SQL: clicks or conversions of a record; a casino has those of all links that lead to it. */
export const isLinkOf = ({ kind, record_id, casino_id }: Linked, of: string, id: string) =>
  of === "casino" ? eq(casino_id, id) : and(eq(kind, of), eq(record_id, id));

/** SQL: views of a record; a casino has those of its promotions, too. */
export function isViewOf(db: Db, kind: FigureKind, id: string) {
  const isOwn = and(eq(daily_views.kind, kind), eq(daily_views.record_id, id));
  if (kind !== "casino") return isOwn;
  const its = db.select({ id: promotions.id }).from(promotions).where(eq(promotions.casino_id, id));
  return or(isOwn, and(eq(daily_views.kind, "promotion"), inArray(daily_views.record_id, its)));
}
