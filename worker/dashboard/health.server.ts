import { sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, pending_purges, scheduled_publishing_settings as schedules } from "../../db/schema";
import { CRON_SILENT_MS } from "../publishing/rules";

/** The next write or cron tick should have purged stale pages by then. */
const PURGE_LATE_MS = 600_000;

export function healthRow(db: Db, now: Date) {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  return db
    .select({
      last_tick_at: schedules.last_tick_at,
      is_cron_silent: sql<number>`coalesce(${schedules.last_tick_at}, '') < ${before(CRON_SILENT_MS)} and
        (${schedules.is_active} or exists (select 1 from ${blog_posts}
          where ${blog_posts.is_published} = 0 and ${blog_posts.publish_at} is not null))`.as("is_cron_silent"),
      late_since: sql<string | null>`(select min(${pending_purges.created_at}) from ${pending_purges}
        where ${pending_purges.created_at} < ${before(PURGE_LATE_MS)})`.as("late_since"),
    })
    .from(schedules)
    .limit(1);
}

interface HealthRow {
  id: "cron" | "purges";
  /** When it last worked; null where it never did. */
  since: string | null;
}

/** What does not do its work by itself. */
export function healthRows(row: Awaited<ReturnType<typeof healthRow>>[number] | undefined): HealthRow[] {
  const rows: HealthRow[] = [];
  if (row?.is_cron_silent) rows.push({ id: "cron", since: row.last_tick_at });
  if (row?.late_since) rows.push({ id: "purges", since: row.late_since });
  return rows;
}
