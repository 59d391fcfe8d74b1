import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { counted_views, daily_views, splash_ads } from "../../db/schema";
import { isShown, type Kind, KINDS, type RecordTable } from "../records/kinds.server";
import { dailySecrets } from "../secrets/daily-secret.server";
import { deviceKey, DEVICES_MAX, type Visitor } from "../secrets/device-key.server";
import { dayInIstanbul } from "../text/calendar";
import type { CountedKind } from "./kinds";

const HOUR_MS = 3_600_000;
const KEY_LENGTH = 32;

/** Where the records of a kind are, and which of them are viewed; lists are no records. */
function viewed(kind: CountedKind): {
  table?: RecordTable & { view_count?: SQLiteColumn };
  isPublic?: SQL | undefined;
} {
  if (kind === "list") return {};
  if (kind === "ad" || kind === "ad-click") return { table: splash_ads, isPublic: eq(splash_ads.is_active, true) };
  const { table, address }: Kind = KINDS[kind];
  return { table, isPublic: address && isShown(address) };
}

/**
 * Counts a view once per record, device and clock hour, of `DEVICES_MAX` devices of an address. Returns the record's
 * views; undefined if it is not public.
 */
export async function countView(
  db: Db,
  { kind, id }: { kind: CountedKind; id: string },
  visitor: Visitor,
  now: Date,
): Promise<number | undefined> {
  const { today } = await dailySecrets(db, now);
  const { table, isPublic } = viewed(kind);
  const { key, prefix } = deviceKey(today, `${kind} ${id}`, visitor, KEY_LENGTH);
  const hour_ends_at = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const ofHour = eq(counted_views.hour_ends_at, hour_ends_at);
  const ofAddress = and(ofHour, between(counted_views.key, prefix, `${prefix}g`));
  const isRecord = table && and(eq(table.id, id), isPublic);
  const source = table ? sql`${table}` : sql`(select 1)`;
  const isFirst = and(
    isRecord,
    sql`not exists (select 1 from ${counted_views} where ${and(ofHour, eq(counted_views.key, key))})`,
    sql`(select count(*) from ${counted_views} where ${ofAddress}) < ${DEVICES_MAX}`,
  );
  const counted = { day: dayInIstanbul(now), kind, record_id: id, views: 1, is_demo: 0 };
  const ofDay = insertFrom(db, daily_views, counted, isFirst, source).onConflictDoUpdate({
    target: [daily_views.day, daily_views.kind, daily_views.record_id],
    set: { views: sql`${daily_views.views} + 1` },
  });
  const once = insertFrom(db, counted_views, { hour_ends_at, key }, isFirst, source);
  if (!table?.view_count) {
    await db.batch([ofDay, once]);
    return undefined;
  }
  const { view_count } = table;
  const [, , , [row]] = await db.batch([
    ofDay,
    db
      .update(table)
      .set({ view_count: sql`${view_count} + 1` })
      .where(isFirst),
    once,
    db
      .select({ views: sql<number>`${view_count}`.as("views") })
      .from(source)
      .where(isRecord),
  ]);
  return row?.views;
}
