import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { dayAfter } from "../text/calendar";

const KEPT_DAYS = 400;

export async function forgetDailyViews(db: Db, now: Date): Promise<void> {
  await db.delete(daily_views).where(lt(daily_views.day, dayAfter(now, -KEPT_DAYS)));
}
