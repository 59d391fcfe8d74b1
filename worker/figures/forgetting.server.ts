import { and, gt, lt, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { conversions, daily_clicks, daily_views, daily_visits, tracked_clicks, unknown_visits } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../text/calendar";
import { forgetRemoved } from "./demo.server";

const KEPT_DAYS = 400;
/** Of click ids and unknown addresses. */
const SHORT_DAYS = 90;
/** Whose hashes of devices may still be there. */
const RECENT_DAYS = 7;

/** Deletes old figures, click ids and unknown addresses, and the hashes of past days. */
export async function forgetFigures(db: Db, now: Date): Promise<void> {
  const [first, recent] = [dayAfter(now, -KEPT_DAYS), dayAfter(now, -RECENT_DAYS)];
  const { day, seen } = daily_clicks;
  const isPast = and(gt(day, recent), lt(day, dayInIstanbul(now)), ne(sql`${seen}`, "{}"));
  const statements = [
    ...[daily_views, daily_clicks, conversions, daily_visits].map((table) =>
      db.delete(table).where(lt(table.day, first)),
    ),
    ...[tracked_clicks, unknown_visits].map((table) =>
      db.delete(table).where(lt(table.day, dayAfter(now, -SHORT_DAYS))),
    ),
    db.update(daily_clicks).set({ seen: {} }).where(isPast),
    forgetRemoved(db, now),
  ];
  await db.batch(statements as unknown as [BatchItem<"sqlite">]);
}
