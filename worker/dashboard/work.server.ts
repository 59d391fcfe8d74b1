import { and, asc, desc, eq, lte, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, media, promotion_comments, promotions } from "../../db/schema";
import type { Announcer } from "../announcements/services";
import { announcementFailures } from "../publishing/history.server";
import { isActiveSql, isExpiredSql } from "../records/active-promotion";
import { laterDay } from "../turkish/calendar";
import { dueOrder, dueRecords } from "../verification/queue.server";
import { WEEK_DAYS, WORK_ROWS } from "./rules";

/** How many rows there are without the limit. */
const ofAll = () => sql<number>`count(*) over ()`.as("of_all");

const section = <Row extends { of_all: number }>(rows: Row[]) => ({
  total: rows[0]?.of_all ?? 0,
  rows,
});

/** SQL: an address without a picture, or of an upload that is no longer in the library. */
const isPictureMissing = (url: SQLWrapper): SQL =>
  sql`(coalesce(${url}, '') = '' or (${url} like '/media/%' and not exists
    (select 1 from ${media} where ${media.key} = substr(${url}, length('/media/') + 1))))`;

const isPictureBroken = (url: SQLWrapper) => sql<number>`coalesce(${url}, '') <> ''`.mapWith(Boolean).as("is_broken");

/** What waits for an editor, five rows of each kind and how many there are; `today` is a day in Istanbul. */
export async function readWork(db: Db, services: readonly Announcer["service"][], today: string) {
  const promotionRows = (condition: SQL | undefined, order: SQL) =>
    db
      .select({
        id: promotions.id,
        title: promotions.title,
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        expiry_date: promotions.expiry_date,
        view_count: promotions.view_count,
        updated_at: promotions.updated_at,
        of_all: ofAll(),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(condition)
      .orderBy(order, asc(promotions.id))
      .limit(WORK_ROWS);
  const due = dueRecords(db, { q: "" }, today);
  const pictures = unionAll(
    db
      .select({
        id: promotions.id,
        kind: sql<"promotion" | "post" | "casino">`'promotion'`.as("kind"),
        name: promotions.title,
        is_broken: isPictureBroken(promotions.image_url),
        created_at: promotions.created_at,
      })
      .from(promotions)
      .where(and(isActiveSql(promotions, today), isPictureMissing(promotions.image_url))),
    db
      .select({
        id: blog_posts.id,
        kind: sql<"promotion" | "post" | "casino">`'post'`.as("kind"),
        name: blog_posts.title,
        is_broken: isPictureBroken(blog_posts.image_url),
        created_at: blog_posts.created_at,
      })
      .from(blog_posts)
      .where(and(eq(blog_posts.is_published, true), isPictureMissing(blog_posts.image_url))),
    db
      .select({
        id: casinos.id,
        kind: sql<"promotion" | "post" | "casino">`'casino'`.as("kind"),
        name: casinos.name,
        is_broken: isPictureBroken(casinos.logo_url),
        created_at: casinos.created_at,
      })
      .from(casinos)
      .where(isPictureMissing(casinos.logo_url)),
  ).as("pictures");
  const [ending, expired, verifications, comments, drafts, failures, missing] = await db.batch([
    promotionRows(
      and(isActiveSql(promotions, today), lte(promotions.expiry_date, laterDay(today, WEEK_DAYS - 1))),
      asc(promotions.expiry_date),
    ),
    promotionRows(
      and(eq(promotions.is_active, true), isExpiredSql(promotions.expiry_date, today)),
      desc(promotions.expiry_date),
    ),
    db
      .select({
        id: due.id,
        kind: due.kind,
        name: due.name,
        casino_name: due.casino_name,
        url: due.url,
        days: due.days,
        view_count: due.view_count,
        last_verified_at: due.last_verified_at,
        of_all: ofAll(),
      })
      .from(due)
      .orderBy(...dueOrder(due))
      .limit(WORK_ROWS),
    db
      .select({
        id: promotion_comments.id,
        promotion_title: sql<string>`${promotions.title}`.as("promotion_title"),
        user_name: promotion_comments.user_name,
        comment: promotion_comments.comment,
        rating: promotion_comments.rating,
        held_for: promotion_comments.held_for,
        held_match: promotion_comments.held_match,
        created_at: promotion_comments.created_at,
        of_all: ofAll(),
      })
      .from(promotion_comments)
      .innerJoin(promotions, eq(promotions.id, promotion_comments.promotion_id))
      .where(eq(promotion_comments.status, "pending"))
      .orderBy(desc(promotion_comments.created_at), asc(promotion_comments.id))
      .limit(WORK_ROWS),
    db
      .select({ id: blog_posts.id, title: blog_posts.title, updated_at: blog_posts.updated_at, of_all: ofAll() })
      .from(blog_posts)
      .where(eq(blog_posts.is_published, false))
      .orderBy(desc(blog_posts.created_at), asc(blog_posts.id))
      .limit(WORK_ROWS),
    announcementFailures(db, services, WORK_ROWS),
    db
      .select({
        id: pictures.id,
        kind: pictures.kind,
        name: pictures.name,
        is_broken: pictures.is_broken,
        of_all: ofAll(),
      })
      .from(pictures)
      .orderBy(desc(pictures.created_at), asc(pictures.id))
      .limit(WORK_ROWS),
  ]);
  return {
    /** Active promotions whose last day is one of the next seven, today included. */
    ending: section(ending),
    /** Promotions past their last day that are still switched on. */
    expired: section(expired),
    verifications: section(verifications),
    comments: section(comments),
    drafts: section(drafts),
    /** None where no search service is set up, since trying again would change nothing. */
    failures: section(services.length > 0 ? failures : []),
    pictures: section(missing),
  };
}
