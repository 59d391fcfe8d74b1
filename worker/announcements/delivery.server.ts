import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { announcements, blog_posts, casinos, promotions } from "../../db/schema";
import type { Env, Site } from "../env";
import { isActiveSql } from "../records/active-promotion.server";
import { isOneOf } from "../records/selection.server";
import { dayInIstanbul } from "../text/calendar";
import { announcedPages } from "./announced-pages.server";
import { claimed, isDue } from "./outbox.server";
import { type Announcer, announcersOf } from "./services";

/** The first attempt and five retries. */
const ATTEMPTS_MAX = 6;
const HOUR_MS = 3_600_000;

interface ClaimedRecord {
  id: string;
  /** Distinguishes this announcement from a later one for the same record. */
  created_at: string;
  slug: string;
  casino_slug: string | null;
  address: string;
}

/** Announces due addresses to each configured service, up to its limit (B12.8); without a service they stay queued. */
export async function announceDue(
  db: Db,
  env: Env,
  site: Site,
  now: Date,
  occasion: keyof Announcer["limits"] = "cron",
): Promise<void> {
  const announcers = announcersOf(env, site);
  const configured = announcers.map(({ service }) => service);
  const runs = await Promise.allSettled(
    announcers.map((announcer) => announceTo(db, announcer, configured, site, now, announcer.limits[occasion])),
  );
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}

async function announceTo(
  db: Db,
  { service, announce }: Announcer,
  configured: Announcer["service"][],
  site: Site,
  now: Date,
  limit: number,
): Promise<void> {
  const rows = await claimDue(db, service, now, limit);
  if (rows.length === 0) return;
  const pages = await announcedPages(
    db,
    rows.map(({ id }) => id),
  );
  const announced = rows.flatMap(({ id, created_at }): ClaimedRecord[] => {
    const page = pages.get(id);
    return page ? [{ id, created_at, ...page, address: new URL(page.path, site.url).href }] : [];
  });
  const addresses = announced.map(({ address }) => address);
  const failures = addresses.length > 0 ? await announce(addresses) : new Map<string, string>();
  const failed = announced.flatMap(({ id, created_at, address }) => {
    const error = failures.get(address);
    return error ? [{ id, created_at, error }] : [];
  });
  const isDone = ({ id }: { id: string }) => !failed.some((failure) => failure.id === id);
  await recordResults(db, service, configured, rows.filter(isDone), announced.filter(isDone), failed, now);
}

function claimDue(db: Db, service: Announcer["service"], now: Date, limit: number) {
  const isOf = eq(announcements.service, service);
  const due = db
    .select({ id: announcements.record_id })
    .from(announcements)
    .where(and(isOf, isDue(announcements, now)))
    .orderBy(asc(announcements.next_attempt_at))
    .limit(limit);
  const later = new Date(now.getTime() + HOUR_MS).toISOString();
  return db
    .update(announcements)
    .set(claimed(announcements, ATTEMPTS_MAX, later))
    .where(and(isOf, sql`${announcements.record_id} in ${due}`))
    .returning({ id: announcements.record_id, created_at: announcements.created_at });
}

/** Sets `indexed` where no other configured service is pending and the address is unchanged; deletes what is done. */
async function recordResults(
  db: Db,
  service: Announcer["service"],
  configured: Announcer["service"][],
  done: { id: string; created_at: string }[],
  announced: ClaimedRecord[],
  failed: { id: string; created_at: string; error: string }[],
  now: Date,
): Promise<void> {
  const list = (rows: object[]) => sql`json_each(${JSON.stringify(rows)}) as it`;
  const of = (name: string) => sql`json_extract(it.value, ${sql.raw(`'$.${name}'`)})`;
  const isSame = sql`${announcements.record_id} = ${of("id")} and ${announcements.created_at} = ${of("created_at")}`;
  const isOwn = sql`${announcements.service} = ${service}`;
  const isConfigured = isOneOf(announcements.service, configured);
  const isLastService = sql`exists (select 1 from ${announcements} where ${isSame} and ${isOwn})
    and not exists (select 1 from ${announcements} where ${announcements.record_id} = ${of("id")}
      and ${isConfigured} and not ${isOwn})`;
  const ids = announced.map(({ id }) => id);
  await db.batch([
    db
      .update(blog_posts)
      .set({ indexed: true })
      .where(
        and(
          isOneOf(blog_posts.id, ids),
          eq(blog_posts.is_published, true),
          sql`exists (select 1 from ${list(announced)} where ${of("id")} = ${blog_posts.id} and ${of("slug")} = ${blog_posts.slug} and ${isLastService})`,
        ),
      ),
    db
      .update(promotions)
      .set({ indexed: true })
      .where(
        and(
          isOneOf(promotions.id, ids),
          isActiveSql(promotions, dayInIstanbul(now)),
          sql`exists (select 1 from ${list(announced)} where ${of("id")} = ${promotions.id} and ${of("slug")} = ${promotions.slug}
            and ${of("casino_slug")} is (select slug from ${casinos} where id = ${promotions.casino_id}) and ${isLastService})`,
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
