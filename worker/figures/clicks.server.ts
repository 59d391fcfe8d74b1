import { and, count, eq, gt, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { admin_users, daily_clicks, type Device, type RecordKind, sessions, tracked_clicks } from "../../db/schema";
import { isPagePath } from "../records/page-path.server";
import { dailySecrets } from "../secrets/daily-secret.server";
import { deviceKey, DEVICES_MAX, type Visitor } from "../secrets/device-key.server";
import { currentHashes } from "../session/authentication.server";
import { dayInIstanbul } from "../text/calendar";
import { isReader } from "./readers";
import { REPEATED_MS } from "./click-id.server";

const KEY_LENGTH = 16;
/** Rows of a link and day from which pages are left out. */
const PAGES_MAX = 500;
/** Length from which `seen` stays as it is. */
const SEEN_MAX = 100_000;
/** Devices of one address whose ids are stored; those beyond `DEVICES_MAX` are noted with a time that never passes. */
const NOTED_MAX = 100;
const NEVER = Number.MAX_SAFE_INTEGER;

/** The record that has a link, or the casino itself, and the casino that it leads to; empty without one. */
export interface Link {
  kind: RecordKind;
  record_id: string;
  casino_id: string;
}

export interface Click extends Link {
  placement: string;
  page: string;
  tracked_id?: string | undefined;
}

/** Counts a click in one row: of a reader, of signed-in staff, or of a robot. Ids are stored of `NOTED_MAX` devices. */
export async function countClick(
  db: Db,
  click: Click,
  { request, visitor }: { request: Request; visitor: Visitor },
  now: Date,
): Promise<void> {
  const { tracked_id, page, ...link } = click;
  const day = dayInIstanbul(now);
  const row = {
    day,
    ...link,
    page: sql`case when ${isPagePath(page)} and ((${rowsOf(db, { day, ...link })}) < ${PAGES_MAX}
      or (${rowsOf(db, { day, ...link }, page)}) > 0) then ${page} else '' end`,
    country: countryOf(request),
    device: deviceOf(visitor.userAgent),
  };
  const trackedIf = (condition: SQL) => (tracked_id ? [tracked(db, tracked_id, row, condition)] : []);
  if (!isReader(request)) await addedTo(db, "robots", { ...row, page: sql`''` });
  else if (await isStaff(db, request, now)) await db.batch([addedTo(db, "staff", row), ...trackedIf(sql`true`)]);
  else {
    const { today } = await dailySecrets(db, now);
    const seen = seenBy(deviceKey(today, "click", visitor, KEY_LENGTH), now.getTime());
    const isBeyond = sql`exists (select 1 from ${daily_clicks} where ${isRow(row)} and not ${seen.isNoted})`;
    const counting = ofReader(db, row, seen);
    await db.batch([...trackedIf(not(isBeyond)), counting] as [typeof counting]);
  }
}

interface Row extends Link {
  day: string;
  placement: string;
  page: SQL;
  country: string;
  device: Device;
}

const isRow = (row: Row) => and(...ROW.map((column) => eq(column, row[column.name as keyof Row])));

/** SQL, within a row, on the clicks of a device. Further devices of an address than `DEVICES_MAX` do not count. */
function seenBy({ key, prefix }: { key: string; prefix: string }, time: number) {
  const path = `$."${key}"`;
  const last = sql`${daily_clicks.seen} ->> ${path}`;
  const devices = sql`(select count(*) from json_each(${daily_clicks.seen}) where key like ${`${prefix}%`})`;
  const isNew = sql`(${last} is null and ${devices} < ${DEVICES_MAX})`;
  const isNoted = sql`(${last} is not null or ${devices} < ${NOTED_MAX})`;
  const isCounted = sql`coalesce(${last} <= ${time - REPEATED_MS}, ${isNew})`;
  const noted = sql`json_set(${daily_clicks.seen}, ${path}, max(${time}, coalesce(${last}, iif(${isNew}, 0, ${NEVER}))))`;
  return { isNew, isCounted, isNoted, noted, first: { [key]: time } };
}

/** Query: one statement, so that parallel clicks count exactly. */
function ofReader(db: Db, row: Row, { isNew, isCounted, isNoted, noted, first }: ReturnType<typeof seenBy>) {
  const { clicks, unique_clicks, seen } = daily_clicks;
  return db
    .insert(daily_clicks)
    .values({ ...row, clicks: 1, unique_clicks: 1, seen: first })
    .onConflictDoUpdate({
      target: ROW,
      set: {
        clicks: sql`${clicks} + ${isCounted}`,
        unique_clicks: sql`${unique_clicks} + ${isNew}`,
        seen: sql`case when length(${seen}) < ${SEEN_MAX} and ${isNoted} then ${noted} else ${seen} end`,
      },
    });
}

const tracked = (db: Db, id: string, { day, kind, record_id, casino_id, placement }: Row, condition: SQL) =>
  insertFrom(db, tracked_clicks, { id, day, kind, record_id, casino_id, placement }, condition).onConflictDoNothing();

const ROW = [
  daily_clicks.day,
  daily_clicks.kind,
  daily_clicks.record_id,
  daily_clicks.casino_id,
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

const rowsOf = (db: Db, { day, kind, record_id, casino_id }: Link & { day: string }, page?: string) =>
  db
    .select({ rows: count() })
    .from(daily_clicks)
    .where(
      and(
        eq(daily_clicks.day, day),
        eq(daily_clicks.kind, kind),
        eq(daily_clicks.record_id, record_id),
        eq(daily_clicks.casino_id, casino_id),
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

function countryOf(request: Request): string {
  const country = request.headers.get("CF-IPCountry")?.toUpperCase() ?? "";
  // Cloudflare says XX for unknown countries and T1 for Tor.
  return /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : "";
}

function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "desktop";
}
