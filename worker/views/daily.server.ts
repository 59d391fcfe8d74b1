import { lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../turkish/calendar";

const KEPT_DAYS = 400;

/** Statement: adds one of today's views (Istanbul) for each `{ kind, id }` in `list` that meets `isCounted`. */
export function addDailyViews(db: Db, list: SQL, isCounted: SQL, now: Date) {
  return db
    .insert(daily_views)
    .select((query) =>
      query
        .select({
          day: sql`${dayInIstanbul(now)}`.as("day"),
          kind: sql`value->>'kind'`.as("kind"),
          record_id: sql`value->>'id'`.as("record_id"),
          views: sql`1`.as("views"),
        })
        .from(list)
        .where(isCounted),
    )
    .onConflictDoUpdate({
      target: [daily_views.day, daily_views.kind, daily_views.record_id],
      set: { views: sql`${daily_views.views} + 1` },
    });
}

export async function forgetDailyViews(db: Db, now: Date): Promise<void> {
  await db.delete(daily_views).where(lt(daily_views.day, dayAfter(now, -KEPT_DAYS)));
}
