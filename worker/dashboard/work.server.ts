import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { blog_posts, casinos, post_notes, promotion_comments, promotions, users } from "../../db/schema";
import type { Announcer } from "../announcements/services";
import { AI_AUTHOR } from "../blog/constants";
import { isReturnedTo, isToCheck, isUnplanned } from "../blog/listing.server";
import { announcementFailures } from "../publishing/history.server";
import { casinosToLookAt } from "../conversions/attention.server";
import { faultyRecords, withFaults } from "./faults.server";
import { stoppedRow, stoppedRows } from "../system/waiting.server";
import { endsInWeekSql, isActiveSql, isExpiredSql } from "../records/active-promotion.server";
import { accountName } from "../records/people.server";
import { dayInIstanbul } from "../text/calendar";
import type { Account } from "../session/authentication.server";
import { dueOrder, dueRecords } from "../verification/queue.server";
import { WORK_ROWS } from "./rules";

const ofAll = () => sql<number>`count(*) over ()`.as("of_all");

const section = <Row extends { of_all: number }>(rows: Row[] = []) => ({
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

/** SQL: the name of an account, or else its e-mail. */
const nameOf = (email: SQL) =>
  sql<string | null>`coalesce((select ${accountName} from ${users} where ${users.email} = ${email}), ${email})`;

const writerName = sql<string | null>`(select ${accountName} from ${users}
  where ${users.id} = ${blog_posts.written_by})`;

/** Drafts that wait for a check; `sent_at` is null for those that no run publishes unchecked. */
const reviewRows = (db: Db, account: Account, most: number) =>
  db
    .select({
      id: blog_posts.id,
      title: blog_posts.title,
      writer: writerName.as("writer"),
      is_generated: sql`${blog_posts.author} = ${AI_AUTHOR}`.mapWith(Boolean).as("is_generated"),
      is_own: sql`${blog_posts.written_by} is ${account.id}`.mapWith(Boolean).as("is_own"),
      sent_at: blog_posts.sent_at,
      publish_at: blog_posts.publish_at,
      updated_at: blog_posts.updated_at,
      of_all: ofAll(),
    })
    .from(blog_posts)
    .where(isToCheck)
    .orderBy(sql`${blog_posts.sent_at} is null`, asc(blog_posts.sent_at), asc(blog_posts.created_at))
    .limit(most);

/** Drafts that came back to an account, with the last note of a colleague. */
const returnedRows = (db: Db, account: Account, most: number) =>
  db
    .select({
      id: blog_posts.id,
      title: blog_posts.title,
      note: lastNote(sql`${post_notes.text}`).as("last_note"),
      by: lastNote(nameOf(sql`${post_notes.by}`)).as("noted_by"),
      of_all: ofAll(),
    })
    .from(blog_posts)
    .where(isReturnedTo(account.id))
    .orderBy(asc(blog_posts.sent_at), asc(blog_posts.id))
    .limit(most);

const lastNote = (value: SQL) =>
  sql<string | null>`(select ${value} from ${post_notes} where ${post_notes.post_id} = ${blog_posts}."id"
    and ${post_notes.state} = 'open' and ${post_notes.by} is not null order by ${post_notes.created_at} desc limit 1)`;

/** Notes of strangers that wait for an editor. */
const noteRows = (db: Db, most: number) =>
  db
    .select({
      id: post_notes.id,
      post_id: post_notes.post_id,
      title: sql<string>`${blog_posts.title}`.as("title"),
      name: post_notes.name,
      text: post_notes.text,
      created_at: post_notes.created_at,
      of_all: ofAll(),
    })
    .from(post_notes)
    .innerJoin(blog_posts, eq(blog_posts.id, post_notes.post_id))
    .where(eq(post_notes.state, "held"))
    .orderBy(asc(post_notes.created_at), asc(post_notes.id))
    .limit(most);

type Rows = keyof typeof WORK_ROWS;

/** What an account's work is: all of the site, or of a writer only what came back. */
export async function readWork(
  db: Db,
  account: Account,
  services: readonly Announcer["service"][],
  now: Date,
  rows: Rows = "first",
) {
  if (account.role !== "writer") return workOf(await db.batch(workQueries(db, account, services, now, rows)));
  return { ...workOf([]), returned: section(await returnedRows(db, account, WORK_ROWS[rows])) };
}

/** Queries of the work of an account: rows and the total of each kind; read their answers with `workOf`. */
export function workQueries(
  db: Db,
  account: Account,
  services: readonly Announcer["service"][],
  now: Date,
  rows: Rows = "first",
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
    stoppedRow(db, now),
    casinosToLookAt(db, account.role === "admin" ? most : 0, now),
    reviewRows(db, account, most),
    returnedRows(db, account, most),
    noteRows(db, most),
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
  health,
  postbacks,
  reviews,
  returned,
  notes,
]: Partial<WorkAnswers>) {
  const unhealthy = stoppedRows(health?.[0]);
  return {
    ending: section(ending),
    expired: section(expired),
    verifications: section(verifications),
    comments: section(comments),
    drafts: section(drafts),
    failures: section(failures),
    faults: section(faults?.map(withFaults)),
    postbacks: section(postbacks),
    reviews: section(reviews),
    returned: section(returned),
    notes: section(notes),
    health: { total: unhealthy.length, rows: unhealthy },
  };
}
