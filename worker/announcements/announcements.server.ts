import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { announcements, blog_posts, casinos, promotions, SERVICES } from "../../db/schema";
import { dayInIstanbul } from "../turkish/calendar";
import type { Env } from "../env";
import type { Site } from "../env";
import { isActiveSql } from "../records/active-promotion";
import { NO_CASINO_SLUG } from "../text/slug";
import { isOneOf } from "../records/selection.server";
import { type Announcer, announcersOf } from "./services";

/** The first attempt and five retries. */
const ATTEMPTS_MAX = 6;
const HOUR_MS = 3_600_000;

const everyService = sql.raw(SERVICES.map((service) => `select '${service}' as service`).join(" union all "));

/**
 * Statement: the chosen posts or promotions are yet to be announced to every service. It stands before the statement that makes them
 * public, in the same batch, and chooses by what they are before.
 */
export function awaitAnnouncement(db: Db, kind: "post" | "promotion", chosen: SQL | undefined, now: Date) {
  const table = kind === "post" ? blog_posts : promotions;
  const time = now.toISOString();
  return db
    .insert(announcements)
    .select((query) =>
      query
        .select({
          record_id: table.id,
          service: sql`services.service`.as("service"),
          kind: sql`${kind}`.as("kind"),
          attempts: sql`0`.as("attempts"),
          next_attempt_at: sql`${time}`.as("next_attempt_at"),
          error: sql`null`.as("error"),
          created_at: sql`${time}`.as("created_at"),
        })
        .from(table as SQLiteTable)
        .crossJoin(sql`(${everyService}) as services`)
        .where(chosen),
    )
    .onConflictDoUpdate({
      target: [announcements.record_id, announcements.service],
      set: { attempts: 0, next_attempt_at: time, error: null, created_at: time },
    });
}

/** Statement: those of the chosen that are yet to be announced, and were tried by nobody so far, are not indexed. */
export function toldNoMore(db: Db, kind: "post" | "promotion", chosen: SQL | undefined) {
  const table = kind === "post" ? blog_posts : promotions;
  const isYet = sql`exists (select 1 from ${announcements} where ${announcements.record_id} = ${table.id}
    and ${announcements.attempts} = 0)`;
  return db.update(table).set({ indexed: false }).where(and(chosen, isYet));
}

/** A public record that is announced; `since` tells this announcement from a later one of the same record. */
interface Claimed {
  id: string;
  since: string;
  slug: string;
  casino_slug: string | null;
  address: string;
}

/**
 * Tells each configured service what is due there, as much as it takes: in the time of one call after an answer, or in
 * a run of the cron. What every service took is marked as indexed, if it is still public at that address. What one
 * failed at is tried again there once an hour, five times. Without a service everything waits.
 */
export async function announceDue(
  db: Db,
  env: Env,
  site: Site,
  now: Date,
  limit: "atOnce" | "max" = "max",
): Promise<void> {
  const announcers = announcersOf(env, site);
  const configured = announcers.map(({ service }) => service);
  const runs = await Promise.allSettled(
    announcers.map((announcer) => announceTo(db, announcer, configured, site, now, announcer[limit])),
  );
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}

async function announceTo(
  db: Db,
  { service, announce }: Announcer,
  configured: Announcer["service"][],
  site: Site,
  now: Date,
  max: number,
): Promise<void> {
  const rows = await claim(db, service, now, max);
  if (rows.length === 0) return;
  const places = await publicPlaces(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const claimed = rows.flatMap(({ id, since }): Claimed[] => {
    const place = places.get(id);
    return place ? [{ id, since, ...place, address: new URL(place.path, site.url).href }] : [];
  });
  const addresses = claimed.map(({ address }) => address);
  const failures = addresses.length > 0 ? await announce(addresses) : new Map<string, string>();
  const failed = claimed.flatMap(({ id, since, address }) => {
    const error = failures.get(address);
    return error ? [{ id, since, error }] : [];
  });
  const isDone = ({ id }: { id: string }) => !failed.some((failure) => failure.id === id);
  await settle(db, service, configured, rows.filter(isDone), claimed.filter(isDone), failed);
}

/** Takes what is due at a service for this run: until the hour is over no other run finds it, after the last attempt none. */
function claim(db: Db, service: Announcer["service"], now: Date, max: number) {
  const isOf = eq(announcements.service, service);
  const due = db
    .select({ id: announcements.record_id })
    .from(announcements)
    .where(and(isOf, isNotNull(announcements.next_attempt_at), lte(announcements.next_attempt_at, now.toISOString())))
    .orderBy(asc(announcements.next_attempt_at))
    .limit(max);
  const later = new Date(now.getTime() + HOUR_MS).toISOString();
  return db
    .update(announcements)
    .set({
      attempts: sql`${announcements.attempts} + 1`,
      next_attempt_at: sql`case when ${announcements.attempts} + 1 < ${ATTEMPTS_MAX} then ${later} end`,
    })
    .where(and(isOf, sql`${announcements.record_id} in ${due}`))
    .returning({ id: announcements.record_id, since: announcements.created_at });
}

/** Where those of the records live that visitors can read, by id. */
async function publicPlaces(db: Db, ids: string[], now: Date) {
  const [posts, offers] = await db.batch([
    db
      .select({ id: blog_posts.id, slug: blog_posts.slug })
      .from(blog_posts)
      .where(and(isOneOf(blog_posts.id, ids), eq(blog_posts.is_published, true))),
    db
      .select({
        id: promotions.id,
        slug: promotions.slug,
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(isOneOf(promotions.id, ids), isActiveSql(promotions, dayInIstanbul(now)))),
  ]);
  return new Map([
    ...posts.map(
      ({ id, slug }) => [id, { slug, casino_slug: null, path: href("/blog/:post", { post: slug }) }] as const,
    ),
    ...offers.map(({ id, slug, casino_slug }) => {
      const path = href("/bonuslar/:casino/:promotion", { casino: casino_slug ?? NO_CASINO_SLUG, promotion: slug });
      return [id, { slug, casino_slug, path }] as const;
    }),
  ]);
}

/**
 * Writes down what became of what a service was told: marks those that no other service is yet to take, forgets what is
 * done, and what waited for a service that is not configured, notes what failed.
 */
async function settle(
  db: Db,
  service: Announcer["service"],
  configured: Announcer["service"][],
  done: { id: string; since: string }[],
  told: Claimed[],
  failed: { id: string; since: string; error: string }[],
): Promise<void> {
  const list = (rows: object[]) => sql`json_each(${JSON.stringify(rows)}) as it`;
  const of = (name: string) => sql`json_extract(it.value, ${sql.raw(`'$.${name}'`)})`;
  const isSame = sql`${announcements.record_id} = ${of("id")} and ${announcements.created_at} = ${of("since")}`;
  const isOwn = sql`${announcements.service} = ${service}`;
  const isConfigured = isOneOf(announcements.service, configured);
  const isStill = sql`exists (select 1 from ${announcements} where ${isSame} and ${isOwn})
    and not exists (select 1 from ${announcements} where ${announcements.record_id} = ${of("id")}
      and ${isConfigured} and not ${isOwn})`;
  const ids = told.map(({ id }) => id);
  await db.batch([
    db
      .update(blog_posts)
      .set({ indexed: true })
      .where(
        and(
          isOneOf(blog_posts.id, ids),
          eq(blog_posts.is_published, true),
          sql`exists (select 1 from ${list(told)} where ${of("id")} = ${blog_posts.id} and ${of("slug")} = ${blog_posts.slug} and ${isStill})`,
        ),
      ),
    db
      .update(promotions)
      .set({ indexed: true })
      .where(
        and(
          isOneOf(promotions.id, ids),
          eq(promotions.is_active, true),
          sql`exists (select 1 from ${list(told)} where ${of("id")} = ${promotions.id} and ${of("slug")} = ${promotions.slug}
            and ${of("casino_slug")} is (select slug from ${casinos} where id = ${promotions.casino_id}) and ${isStill})`,
        ),
      ),
    db
      .delete(announcements)
      .where(sql`(${isOwn} or not ${isConfigured}) and exists (select 1 from ${list(done)} where ${isSame})`),
    db
      .update(announcements)
      .set({ error: sql`(select ${of("error")} from ${list(failed)} where ${isSame})` })
      .where(sql`${isOwn} and exists (select 1 from ${list(failed)} where ${isSame})`),
  ]);
}
