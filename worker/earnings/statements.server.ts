import { and, asc, between, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { conversions, daily_clicks, promotions } from "../../db/schema";
import { namedSql } from "../figures/names.server";
import { isReported, reportedColumns } from "../figures/sums.server";
import { placementsOn } from "../outbound/placements";
import { endsInWeekSql, isActiveSql } from "../records/active-promotion.server";
import type { Span } from "../text/calendar";
import { type Dimension, DIMENSIONS, TABLE_ROWS_MAX } from "./constants";

/** By dimension the kind and the value of a click's row. */
const VALUES: Record<Dimension, [kind: string, value: string]> = {
  casino: ["'casino'", "casino_id"],
  promotion: ["kind", "iif(kind = 'casino', '', record_id)"],
  placement: ["null", "placement"],
  page: ["null", "page"],
  country: ["null", "country"],
  device: ["null", "device"],
};

/** Placements on the pages whose views a row has; any on the page, or in the ad, of another row. */
const ON_PAGES: { [dimension in Dimension]?: string[] } = {
  casino: [...placementsOn("casino"), ...placementsOn("promotion")],
  promotion: placementsOn("promotion"),
};

/** D1 allows five terms of a union. */
const HALF = 3;

/** Grouped once by all columns; the tables are sums of these groups. */
function tables({ from, to }: Span) {
  const table = (dimension: Dimension) => {
    const [kind, value] = VALUES[dimension].map((column) => sql.raw(column));
    const placements = ON_PAGES[dimension];
    return sql`select * from (select ${dimension} as dimension, ${kind} as kind, ${value} as value,
      sum(clicks) as clicks, sum(unique_clicks) as unique_clicks, sum(robots) as robots, sum(staff) as staff,
      ${placements ? sql`sum(iif(placement in ${placements}, clicks, 0))` : sql`sum(clicks)`} as page_clicks
      from links group by 3 order by 4 desc limit ${TABLE_ROWS_MAX})`;
  };
  const union = (of: Dimension[]) => sql`select * from (${sql.join(of.map(table), sql` union all `)})`;
  return sql`(with links as materialized (
      select kind, record_id, casino_id, placement, page, country, device,
        sum(clicks) as clicks, sum(unique_clicks) as unique_clicks, sum(robots) as robots, sum(staff) as staff
      from ${daily_clicks} where ${between(daily_clicks.day, from, to)}
      group by record_id, placement, page, country, device, casino_id, kind)
    ${union(DIMENSIONS.slice(0, HALF))} union all ${union(DIMENSIONS.slice(HALF))}) clicked`;
}

const count = (column: string) => sql<number>`${sql.identifier(column)}`.as(column);

/** Query: the rows of all tables of clicks. */
export const clicksByDimension = (db: Db, span: Span, today: string) =>
  db
    .select({
      dimension: sql<Dimension>`dimension`.as("dimension"),
      kind: sql<string | null>`kind`.as("kind"),
      value: sql<string>`value`.as("value"),
      clicks: count("clicks"),
      unique_clicks: count("unique_clicks"),
      robots: count("robots"),
      staff: count("staff"),
      page_clicks: count("page_clicks"),
      named: namedSql(sql`clicked.kind`, sql`clicked.value`, today).as("named"),
    })
    .from(tables(span));

export const endingPromotions = (db: Db, today: string) =>
  db
    .select({
      id: promotions.id,
      name: promotions.title,
      expiry_date: sql<string>`${promotions.expiry_date}`.as("expiry_date"),
      updated_at: promotions.updated_at,
    })
    .from(promotions)
    .where(and(isActiveSql(promotions, today), endsInWeekSql(promotions.expiry_date, today)))
    .orderBy(asc(promotions.expiry_date), asc(promotions.id));

export const conversionsByDay = (db: Db, span: Span) =>
  db
    .select({ day: conversions.day, ...reportedColumns })
    .from(conversions)
    .where(isReported(span))
    .groupBy(conversions.day, conversions.status, conversions.currency);

/** Query: conversions by the link whose click they match. */
export const conversionsByLink = (db: Db, span: Span, today: string) => {
  const { kind, record_id, casino_id, placement, is_matched, status, currency } = conversions;
  return db
    .select({
      ...{ kind, record_id, casino_id, placement, is_matched },
      ...reportedColumns,
      record: namedSql(kind, record_id, today).as("record"),
      casino: namedSql(sql`'casino'`, casino_id, today).as("casino"),
    })
    .from(conversions)
    .where(isReported(span))
    .groupBy(kind, record_id, casino_id, placement, is_matched, status, currency);
};

/** Query: casinos that ever reported a conversion of a click. */
export const reportingCasinos = (db: Db) =>
  db
    .select({ id: conversions.casino_id, is_matched: sql<number>`max(${conversions.is_matched})`.as("is_matched") })
    .from(conversions)
    .groupBy(conversions.casino_id);
