import { and, asc, between, eq, not, or, type SQL, sql, sum } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, conversions, daily_clicks, daily_views, promotions } from "../../db/schema";
import { isCancelled } from "../conversions/listing.server";
import { isLinkOfContent } from "../records/demo.server";
import { endsInWeekSql, isActiveSql } from "../records/active-promotion.server";
import { placementsOn } from "../outbound/placements";
import { isViewed, sinceColumns } from "../dashboard/counted-views.server";
import type { ReadKind, ViewedKind } from "../views/kinds";
import { type Dimension, DIMENSIONS, TABLE_ROWS_MAX } from "./constants";
import type { Span } from "./rules";

const COLUMNS: Record<Dimension, string> = {
  casino: "casino_id",
  promotion: "promotion_id",
  placement: "placement",
  page: "page",
  country: "country",
  device: "device",
};

/** D1 allows five terms of a union. */
const HALF = 3;
const union = (terms: SQL[]) =>
  sql.join(
    terms.map((term) => sql`select * from (${term})`),
    sql` union all `,
  );

const owner = alias(casinos, "owner");
const total = (column: SQLiteColumn) => sum(column).mapWith(Number);
const text = (value: SQL) => sql<string | null>`${value}`;

const isOffered = (today: string, { standing }: { standing: SQLiteColumn }) =>
  sql<number>`coalesce(${isActiveSql(promotions, today)} and ${standing} is not 'not_recommended', 0)`;

/** Name and slugs of a joined casino or promotion; null if it was deleted. */
const recordColumns = (today: string) => ({
  name: text(sql`coalesce(${promotions.title}, ${casinos.name})`).as("name"),
  slug: text(sql`coalesce(${promotions.slug}, ${casinos.slug})`).as("slug"),
  casino_id: text(sql`${owner.id}`).as("casino_id"),
  casino_name: text(sql`${owner.name}`).as("casino_name"),
  casino_slug: text(sql`${owner.slug}`).as("casino_slug"),
  is_offered: isOffered(today, owner).as("is_offered"),
});

type Counts = Record<"clicks" | "unique_clicks" | "robots" | "staff", SQLiteColumn | SQL.Aliased>;
const totalsOf = (row: Counts) => ({
  clicks: sum(row.clicks).mapWith(Number).as("clicks"),
  unique_clicks: sum(row.unique_clicks).mapWith(Number).as("unique_clicks"),
  robots: sum(row.robots).mapWith(Number).as("robots"),
  staff: sum(row.staff).mapWith(Number).as("staff"),
});

/** Grouped in the order of the key, so that the removed demo content is looked up once a link. */
export function clicksByDay(db: Db, { from, to }: Span) {
  const links = db
    .select({ day: daily_clicks.day, ...totalsOf(daily_clicks) })
    .from(daily_clicks)
    .where(between(daily_clicks.day, from, to))
    .groupBy(daily_clicks.day, daily_clicks.casino_id, daily_clicks.promotion_id)
    .having(isLinkOfContent(daily_clicks))
    .as("links");
  return db
    .select({ day: links.day, ...totalsOf(links) })
    .from(links)
    .groupBy(links.day);
}

/** Placements on the pages whose views a row has; any on the page, or in the ad, of another row. */
const ON_PAGES: { [dimension in Dimension]?: string[] } = {
  casino: [...placementsOn("casino"), ...placementsOn("promotion")],
  promotion: placementsOn("promotion"),
};
const pageClicks = (dimension: Dimension) => {
  const placements = ON_PAGES[dimension];
  return placements ? sql`sum(iif(placement in ${placements}, clicks, 0))` : sql`sum(clicks)`;
};

/** Grouped once by all columns; the tables are sums of these groups. */
function tables({ from, to }: Span) {
  const table = (dimension: Dimension) => sql`select ${dimension} as dimension,
    ${sql.identifier(COLUMNS[dimension])} as value, sum(clicks) as clicks, sum(unique_clicks) as unique_clicks,
    sum(robots) as robots, sum(staff) as staff, ${pageClicks(dimension)} as page_clicks
    from links group by 2 order by 3 desc limit ${TABLE_ROWS_MAX}`;
  return sql`(with links as materialized (
      select casino_id, promotion_id, placement, page, country, device,
        sum(clicks) as clicks, sum(unique_clicks) as unique_clicks, sum(robots) as robots, sum(staff) as staff
      from ${daily_clicks} where ${between(daily_clicks.day, from, to)}
      group by promotion_id, placement, page, country, device, casino_id having ${isLinkOfContent(daily_clicks)})
    ${union([DIMENSIONS.slice(0, HALF), DIMENSIONS.slice(HALF)].map((half) => union(half.map(table))))}) clicked`;
}

export function clicksByDimension(db: Db, span: Span, today: string) {
  const isRow = (dimension: Dimension, id: SQLiteColumn) =>
    sql`clicked.dimension = ${dimension} and ${id} = clicked.value`;
  return db
    .select({
      dimension: sql<Dimension>`clicked.dimension`.as("dimension"),
      value: sql<string>`clicked.value`.as("value"),
      clicks: sql<number>`clicked.clicks`.as("clicks"),
      unique_clicks: sql<number>`clicked.unique_clicks`.as("unique_clicks"),
      robots: sql<number>`clicked.robots`.as("robots"),
      staff: sql<number>`clicked.staff`.as("staff"),
      page_clicks: sql<number>`clicked.page_clicks`.as("page_clicks"),
      ...recordColumns(today),
    })
    .from(tables(span))
    .leftJoin(casinos, isRow("casino", casinos.id))
    .leftJoin(promotions, isRow("promotion", promotions.id))
    .leftJoin(owner, eq(owner.id, promotions.casino_id));
}

export const viewsByDay = (db: Db, { from, to }: Span) =>
  db
    .select({
      day: daily_views.day,
      kind: sql<"list" | "record">`iif(${daily_views.kind} = 'list', 'list', 'record')`.as("kind"),
      views: total(daily_views.views).as("views"),
    })
    .from(daily_views)
    .where(isViewed(from, to))
    .groupBy(daily_views.day, sql`2`);

export function viewsByRecord(db: Db, { from, to }: Span, today: string) {
  const viewed = db
    .select({
      kind: daily_views.kind,
      id: daily_views.record_id,
      views: total(daily_views.views).as("views"),
    })
    .from(daily_views)
    .where(isViewed(from, to, eq(daily_views.kind, "ad")))
    .groupBy(daily_views.kind, daily_views.record_id)
    .as("viewed");
  const isOf = (kind: ReadKind, id: SQLiteColumn) => and(eq(viewed.kind, kind), eq(id, viewed.id));
  const { name, slug, ...others } = recordColumns(today);
  return db
    .select({
      kind: sql<ViewedKind>`${viewed.kind}`.as("kind"),
      id: viewed.id,
      views: viewed.views,
      name: sql<string | null>`coalesce(${name.sql}, ${blog_posts.title})`.as("name"),
      slug: sql<string | null>`coalesce(${slug.sql}, ${blog_posts.slug})`.as("slug"),
      ...others,
    })
    .from(viewed)
    .leftJoin(casinos, isOf("casino", casinos.id))
    .leftJoin(promotions, isOf("promotion", promotions.id))
    .leftJoin(owner, eq(owner.id, promotions.casino_id))
    .leftJoin(blog_posts, and(isOf("post", blog_posts.id), eq(blog_posts.is_published, true)));
}

export const countedSince = (db: Db) =>
  db
    .select({
      ...sinceColumns,
      has_conversions: sql<number>`exists (select 1 from ${conversions} where ${isLinkOfContent(conversions)})`.as(
        "has_conversions",
      ),
    })
    .from(sql`(select 1)`);

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

const isReported = ({ from, to }: Span) =>
  and(
    between(conversions.day, from, to),
    isLinkOfContent(conversions),
    or(eq(conversions.status, "iptal"), not(isCancelled)),
    not(conversions.is_second),
  );

const reportedColumns = {
  status: conversions.status,
  currency: conversions.currency,
  count: total(conversions.count).as("count"),
  revenue: sql<number | null>`sum(${conversions.amount}) filter (where ${eq(conversions.status, "onay")})`.as(
    "revenue",
  ),
};

export const conversionsByDay = (db: Db, span: Span) =>
  db
    .select({
      day: conversions.day,
      ...reportedColumns,
    })
    .from(conversions)
    .where(isReported(span))
    .groupBy(conversions.day, conversions.status, conversions.currency);

export const conversionsByLink = (db: Db, span: Span, today: string) =>
  db
    .select({
      casino_id: conversions.casino_id,
      promotion_id: conversions.promotion_id,
      placement: conversions.placement,
      is_matched: conversions.is_matched,
      ...reportedColumns,
      casino_name: text(sql`${casinos.name}`).as("casino_name"),
      casino_slug: text(sql`${casinos.slug}`).as("casino_slug"),
      promotion_name: text(sql`${promotions.title}`).as("promotion_name"),
      promotion_slug: text(sql`${promotions.slug}`).as("promotion_slug"),
      is_offered: isOffered(today, casinos).as("is_offered"),
    })
    .from(conversions)
    .leftJoin(promotions, eq(promotions.id, conversions.promotion_id))
    .leftJoin(casinos, eq(casinos.id, conversions.casino_id))
    .where(isReported(span))
    .groupBy(
      conversions.casino_id,
      conversions.promotion_id,
      conversions.placement,
      conversions.is_matched,
      conversions.status,
      conversions.currency,
    );

export const reportingCasinos = (db: Db) =>
  db
    .select({ id: conversions.casino_id })
    .from(conversions)
    .where(and(eq(conversions.is_matched, true), isLinkOfContent(conversions)))
    .groupBy(conversions.casino_id);
