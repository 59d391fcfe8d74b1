import { lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../turkish/calendar";

const KEPT_DAYS = 400;

type DailyViews = typeof daily_views.$inferSelect;

/** Statement that adds a view of today in Istanbul for the record that `isCounted` selects from `table`, if any. */
export function addDailyView(
  db: Db,
  { kind, record_id }: Pick<DailyViews, "kind" | "record_id">,
  table: SQLiteTable,
  isCounted: SQL | undefined,
  now: Date,
) {
  return db
    .insert(daily_views)
    .select((query) =>
      query
        .select({
          day: sql`${dayInIstanbul(now)}`.as("day"),
          kind: sql`${kind}`.as("kind"),
          record_id: sql`${record_id}`.as("record_id"),
          views: sql`1`.as("views"),
        })
        .from(table)
        .where(isCounted),
    )
    .onConflictDoUpdate({
      target: [daily_views.day, daily_views.kind, daily_views.record_id],
      set: { views: sql`${daily_views.views} + 1` },
    });
}

/** Deletes the views of days that are more than 400 days ago. */
export async function forgetDailyViews(db: Db, now: Date): Promise<void> {
  await db.delete(daily_views).where(lt(daily_views.day, dayAfter(now, -KEPT_DAYS)));
}
