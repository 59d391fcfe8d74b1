import { count, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, forgotten_records, promotions, type Role, trash, users } from "../../db/schema";
import { activityEntries, visibleTo } from "../activity/listing.server";
import { dayInIstanbul, monthStart } from "../text/calendar";
import { isActiveSql } from "../records/active-promotion.server";
import type { TrashKind } from "../records/kinds.server";
import { weekFigures, weekSentence } from "../earnings/week.server";
import { usageSince } from "../writing/usage.server";

const RECENT = 3;
const RECENT_ACTIVITIES = 5;
const MONTH_MS = 30 * 86_400_000;

export interface Figure {
  total: number;
  /** 30 days ago; null if the panel is younger. */
  before: number | null;
}

/** `views` is summed, too. */
function figureOf(
  db: Db,
  table: SQLiteTable & { created_at: SQLiteColumn },
  kind: TrashKind,
  monthAgo: string,
  views: SQLiteColumn | 0 = 0,
) {
  // Uses the first account, because records may be dated earlier than the panel.
  const isOlder = sql`(select min(created_at) from ${users}) < ${monthAgo}`;
  const deletedSince = sql`(select count(*) from (select kind, deleted_at, row ->> 'created_at' as created_at from ${trash}
    union all select kind, deleted_at, created_at from ${forgotten_records})
    where kind = ${kind} and deleted_at >= ${monthAgo} and created_at < ${monthAgo})`;
  return db
    .select({
      total: count().as("total"),
      before: sql<number | null>`case when ${isOlder} then
        coalesce(sum(${table.created_at} < ${monthAgo}), 0) + ${deletedSince} end`.as("before"),
      views: sql<number>`coalesce(sum(${views}), 0)`.as("views"),
    })
    .from(table as SQLiteTable);
}

const latestPostsIn = (db: Db) =>
  db
    .select({ id: blog_posts.id, title: blog_posts.title, created_at: blog_posts.created_at })
    .from(blog_posts)
    .orderBy(desc(blog_posts.created_at), desc(blog_posts.id))
    .limit(RECENT);

const latestPromotionsIn = (db: Db) =>
  db
    .select({
      id: promotions.id,
      title: promotions.title,
      casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
      created_at: promotions.created_at,
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .orderBy(desc(promotions.created_at), desc(promotions.id))
    .limit(RECENT);

function latestCasinosIn(db: Db, today: string) {
  const activePromotions = sql<number>`(select count(*) from ${promotions} where ${promotions.casino_id} = "casinos"."id" and ${isActiveSql(promotions, today)})`;
  return db
    .select({
      id: casinos.id,
      name: casinos.name,
      created_at: casinos.created_at,
      promotion_count: activePromotions.as("promotion_count"),
    })
    .from(casinos)
    .orderBy(desc(casinos.created_at), desc(casinos.id))
    .limit(RECENT);
}

export async function readDashboard(db: Db, role: Role, now: Date) {
  const monthAgo = new Date(now.getTime() - MONTH_MS).toISOString();
  const [[posts], [promotionTotal], [casinoTotal], week, [writing], ...latest] = await db.batch([
    figureOf(db, blog_posts, "post", monthAgo, blog_posts.view_count),
    figureOf(db, promotions, "promotion", monthAgo),
    figureOf(db, casinos, "casino", monthAgo),
    weekFigures(db, role, now),
    usageSince(db, monthStart(now)),
    latestPostsIn(db),
    latestPromotionsIn(db),
    latestCasinosIn(db, dayInIstanbul(now)),
    activityEntries(db, visibleTo(role)).limit(RECENT_ACTIVITIES),
  ]);
  const [latestPosts, latestPromotions, latestCasinos, latestActivities] = latest;
  const known = ({ total, before }: Figure = { total: 0, before: null }): Figure => ({ total, before });
  return {
    posts: known(posts),
    promotions: known(promotionTotal),
    casinos: known(casinoTotal),
    views: posts?.views ?? 0,
    week: weekSentence(week, role, now),
    writing: writing ?? { calls: 0, prompt_tokens: 0, completion_tokens: 0 },
    latest: { posts: latestPosts, promotions: latestPromotions, casinos: latestCasinos, activities: latestActivities },
  };
}
