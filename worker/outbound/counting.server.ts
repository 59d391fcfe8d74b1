import { and, count, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { admin_users, daily_clicks, type Device, sessions, tracked_clicks } from "../../db/schema";
import { dailyHash } from "../secrets/daily-secret.server";
import { currentHashes } from "../session/authentication.server";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { isReader } from "../views/readers";
import type { Placement } from "./placements";

/** A second click of the same address on the same link within this time (ms) is not counted. */
const REPEATED_MS = 10_000;
const KEPT_DAYS = 400;
const TRACKED_DAYS = 90;
/** Rows of a link and day from which pages are left out, so that invented ones add no rows. */
const PAGES_MAX = 500;
/** Length from which `seen` stays as it is. */
const SEEN_MAX = 100_000;

export interface Click {
  casino_id: string;
  promotion_id: string;
  placement: Placement;
  page: string;
  tracked_id?: string | undefined;
}

interface Visitor {
  request: Request;
  address: string;
}

/** Counts a click in one row: of a reader, of signed-in staff, or of a robot. */
export async function countClick(db: Db, click: Click, { request, address }: Visitor, now: Date): Promise<void> {
  const { tracked_id, page, ...link } = click;
  const day = dayInIstanbul(now);
  const row = {
    day,
    ...link,
    page: sql`case when (${rowsOf(db, { day, ...link })}) < ${PAGES_MAX}
      or (${rowsOf(db, { day, ...link }, page)}) > 0 then ${page} else '' end`,
    country: countryOf(request),
    device: deviceOf(request.headers.get("User-Agent") ?? ""),
  };
  const tracked = tracked_id ? [db.insert(tracked_clicks).values({ id: tracked_id, day, ...link })] : [];
  if (request.method === "HEAD" || !isReader(request.headers)) await addedTo(db, "robots", { ...row, page: "" });
  else if (await isStaff(db, request, now)) await db.batch([addedTo(db, "staff", row), ...tracked]);
  else {
    const key = (await dailyHash(db, `click ${address}`, now)).slice(0, 16);
    await db.batch([ofReader(db, row, key, now.getTime()), ...tracked]);
  }
}

type Row = SQLiteInsertValue<typeof daily_clicks>;

/** Query: one statement, so that parallel clicks count exactly. */
function ofReader(db: Db, row: Row, key: string, time: number) {
  const path = `$."${key}"`;
  const last = sql`${daily_clicks.seen} ->> ${path}`;
  const seen = sql`json_set(${daily_clicks.seen}, ${path}, ${time})`;
  return db
    .insert(daily_clicks)
    .values({ ...row, clicks: 1, unique_clicks: 1, seen: { [key]: time } })
    .onConflictDoUpdate({
      target: ROW,
      set: {
        clicks: sql`${daily_clicks.clicks} + (coalesce(${last}, 0) <= ${time - REPEATED_MS})`,
        unique_clicks: sql`${daily_clicks.unique_clicks} + (${last} is null)`,
        seen: sql`case when length(${daily_clicks.seen}) < ${SEEN_MAX} then ${seen} else ${daily_clicks.seen} end`,
      },
    });
}

const ROW = [
  daily_clicks.day,
  daily_clicks.casino_id,
  daily_clicks.promotion_id,
  daily_clicks.placement,
  daily_clicks.page,
  daily_clicks.country,
  daily_clicks.device,
];

const addedTo = (db: Db, column: "robots" | "staff", row: Row) =>
  db
    .insert(daily_clicks)
    .values({ ...row, [column]: 1 })
    .onConflictDoUpdate({ target: ROW, set: { [column]: sql`${daily_clicks[column]} + 1` } });

type Linked = Record<"day" | "casino_id" | "promotion_id", string>;

const rowsOf = (db: Db, { day, casino_id, promotion_id }: Linked, page?: string) =>
  db
    .select({ rows: count() })
    .from(daily_clicks)
    .where(
      and(
        eq(daily_clicks.day, day),
        eq(daily_clicks.casino_id, casino_id),
        eq(daily_clicks.promotion_id, promotion_id),
        page === undefined ? undefined : eq(daily_clicks.page, page),
      ),
    );

async function isStaff(db: Db, request: Request, now: Date): Promise<boolean> {
  const { session } = currentHashes(db, request);
  if (!session) return false;
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(admin_users, eq(admin_users.id, sessions.user_id))
    .where(and(eq(sessions.id, session), gt(sessions.expires_at, Math.floor(now.getTime() / 1_000))));
  return row !== undefined;
}

const UNKNOWN_COUNTRIES = ["XX", "T1"];

function countryOf(request: Request): string {
  const country = request.headers.get("CF-IPCountry")?.toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(country) && !UNKNOWN_COUNTRIES.includes(country) ? country : "";
}

function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "desktop";
}

/** Deletes old counts and click ids, and the hashes of past days. */
export async function forgetClicks(db: Db, now: Date): Promise<void> {
  const isPast = and(lt(daily_clicks.day, dayInIstanbul(now)), ne(sql`${daily_clicks.seen}`, "{}"));
  await db.batch([
    db.delete(daily_clicks).where(lt(daily_clicks.day, dayAfter(now, -KEPT_DAYS))),
    db.delete(tracked_clicks).where(lt(tracked_clicks.day, dayAfter(now, -TRACKED_DAYS))),
    db
      .update(daily_clicks)
      .set({ seen: {} })
      .where(and(gt(daily_clicks.day, dayAfter(now, -7)), isPast)),
  ]);
}
