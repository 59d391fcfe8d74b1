import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../db/client";
import { announcements, blog_posts, casinos, promotions } from "../../db/schema";
import { dayInIstanbul } from "../calendar";
import type { Env } from "../env";
import type { Site } from "../site/brand";
import { isActive } from "../promotions/promotions.server";
import { NO_CASINO_SLUG } from "../slug";
import { isOneOf } from "../selection.server";
import { announcersOf } from "./indexing";

/** The first attempt and five retries. */
const ATTEMPTS_MAX = 6;
const HOUR_MS = 3_600_000;

/**
 * Statement: the chosen posts or promotions are yet to be announced. It stands before the statement that makes them
 * public, in the same batch, and chooses by what they are before.
 */
export function awaitAnnouncement(db: Db, kind: "post" | "promotion", chosen: SQL | undefined, now: Date) {
  const table = kind === "post" ? blog_posts : promotions;
  const time = now.toISOString();
  return db
    .insert(announcements)
    .select(sql`select ${table.id}, ${kind}, 0, ${time}, null, ${time} from ${table} where ${chosen}`)
    .onConflictDoUpdate({
      target: announcements.record_id,
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
 * Announces what is due and marks as indexed what every configured service took, if it is still public at that
 * address. What failed is tried again once an hour, five times. Without a service everything waits. `limit` says how
 * much time there is: that of one call after an answer, a whole run for the cron.
 */
export async function announceDue(
  db: Db,
  env: Env,
  site: Site,
  now: Date,
  limit: "atOnce" | "max" = "max",
): Promise<void> {
  const announcers = announcersOf(env, site);
  if (announcers.length === 0) return;
  const rows = await claim(db, now, Math.min(...announcers.map((announcer) => announcer[limit])));
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const places = await publicPlaces(db, ids, now);
  const claimed = rows.flatMap(({ id, since }): Claimed[] => {
    const place = places.get(id);
    return place ? [{ id, since, ...place, address: new URL(place.path, site.url).href }] : [];
  });
  const addresses = claimed.map(({ address }) => address);
  const failures = addresses.length > 0 ? await Promise.all(announcers.map(({ announce }) => announce(addresses))) : [];
  const failed = claimed.flatMap(({ id, since, address }) => {
    const sentences = failures.flatMap((failure) => failure.get(address) ?? []);
    return sentences.length > 0 ? [{ id, since, error: sentences.join("; ") }] : [];
  });
  const told = claimed.filter(({ id }) => !failed.some((failure) => failure.id === id));
  await settle(
    db,
    rows.filter(({ id }) => !failed.some((failure) => failure.id === id)),
    told,
    failed,
  );
}

/** Takes what is due for this run: until the hour is over no other run finds it, after the last attempt none. */
function claim(db: Db, now: Date, max: number) {
  const due = db
    .select({ id: announcements.record_id })
    .from(announcements)
    .where(and(isNotNull(announcements.next_attempt_at), lte(announcements.next_attempt_at, now.toISOString())))
    .orderBy(asc(announcements.next_attempt_at))
    .limit(max);
  const later = new Date(now.getTime() + HOUR_MS).toISOString();
  return db
    .update(announcements)
    .set({
      attempts: sql`${announcements.attempts} + 1`,
      next_attempt_at: sql`case when ${announcements.attempts} + 1 < ${ATTEMPTS_MAX} then ${later} end`,
    })
    .where(sql`${announcements.record_id} in ${due}`)
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
      .where(and(isOneOf(promotions.id, ids), isActive(dayInIstanbul(now)))),
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

/** Writes down what became of the claimed: marks those that were told, forgets what is done, notes what failed. */
async function settle(
  db: Db,
  done: { id: string; since: string }[],
  told: Claimed[],
  failed: { id: string; since: string; error: string }[],
): Promise<void> {
  const list = (rows: object[]) => sql`json_each(${JSON.stringify(rows)}) as it`;
  const of = (name: string) => sql`json_extract(it.value, ${sql.raw(`'$.${name}'`)})`;
  const isSame = sql`${announcements.record_id} = ${of("id")} and ${announcements.created_at} = ${of("since")}`;
  const isStill = sql`exists (select 1 from ${announcements} where ${isSame})`;
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
    db.delete(announcements).where(sql`exists (select 1 from ${list(done)} where ${isSame})`),
    db
      .update(announcements)
      .set({ error: sql`(select ${of("error")} from ${list(failed)} where ${isSame})` })
      .where(sql`exists (select 1 from ${list(failed)} where ${isSame})`),
  ]);
}
