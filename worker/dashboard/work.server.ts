import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotion_comments, promotions, type Role } from "../../db/schema";
import type { Announcer } from "../announcements/services";
import { isUnplanned } from "../blog/listing.server";
import { announcementFailures } from "../publishing/history.server";
import { casinosToLookAt } from "../conversions/attention.server";
import { faultyRecords, withFaults } from "./faults.server";
import { healthRow, healthRows } from "./health.server";
import { endsInWeekSql, isActiveSql, isExpiredSql } from "../records/active-promotion.server";
import { dayInIstanbul } from "../text/calendar";
import { dueOrder, dueRecords } from "../verification/queue.server";
import { WORK_ROWS } from "./rules";

const ofAll = () => sql<number>`count(*) over ()`.as("of_all");

const section = <Row extends { of_all: number }>(rows: Row[]) => ({
  total: rows[0]?.of_all ?? 0,
  rows,
});

const promotionRows = (db: Db, condition: SQL | undefined, order: SQL, most: number) =>
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
    .limit(most);

function verificationRows(db: Db, today: string, most: number) {
  const due = dueRecords(db, { q: "" }, today);
  return db
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
    .limit(most);
}

const commentRows = (db: Db, most: number) =>
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
    .limit(most);

const draftRows = (db: Db, most: number) =>
  db
    .select({
      id: blog_posts.id,
      title: blog_posts.title,
      updated_at: blog_posts.updated_at,
      of_all: ofAll(),
    })
    .from(blog_posts)
    .where(isUnplanned)
    .orderBy(desc(blog_posts.created_at), asc(blog_posts.id))
    .limit(most);

/** Queries of the work for a role: rows and the total of each kind; read their answers with `workOf`. */
export function workQueries(
  db: Db,
  role: Role,
  services: readonly Announcer["service"][],
  now: Date,
  rows: keyof typeof WORK_ROWS = "first",
) {
  const most = WORK_ROWS[rows];
  const today = dayInIstanbul(now);
  const endsSoon = and(isActiveSql(promotions, today), endsInWeekSql(promotions.expiry_date, today));
  const hasEnded = and(eq(promotions.is_active, true), isExpiredSql(promotions.expiry_date, today));
  return [
    promotionRows(db, endsSoon, asc(promotions.expiry_date), most),
    promotionRows(db, hasEnded, desc(promotions.expiry_date), most),
    verificationRows(db, today, most),
    commentRows(db, most),
    draftRows(db, most),
    // None without a search service, since a retry would change nothing.
    announcementFailures(db, services, services.length > 0 ? most : 0),
    faultyRecords(db, today).limit(most),
    healthRow(db, now),
    casinosToLookAt(db, role === "admin" ? most : 0, now),
  ] as const;
}

type WorkAnswers = BatchResponse<ReturnType<typeof workQueries>>;

export function workOf([
  ending,
  expired,
  verifications,
  comments,
  drafts,
  failures,
  faults,
  [health],
  postbacks,
]: WorkAnswers) {
  const unhealthy = healthRows(health);
  return {
    ending: section(ending),
    expired: section(expired),
    verifications: section(verifications),
    comments: section(comments),
    drafts: section(drafts),
    failures: section(failures),
    faults: section(faults.map(withFaults)),
    postbacks: section(postbacks),
    health: { total: unhealthy.length, rows: unhealthy },
  };
}
