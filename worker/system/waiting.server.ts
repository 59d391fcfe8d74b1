import { and, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  announcements,
  backup_state as backups,
  blog_posts,
  notifications,
  pending_purges,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import type { Announcer } from "../announcements/services";
import { CRON_SILENT_MS } from "../publishing/rules";

/** The next write or cron tick should have purged stale pages by then. */
const PURGE_LATE_MS = 600_000;

const before = (now: Date, age: number) => new Date(now.getTime() - age).toISOString();

/** SQL: is due or failed before; what only waits for its hour is no fault, and what was given up is not repeated. */
const isHeldUp = ({ next_attempt_at, error }: typeof announcements | typeof notifications, now: Date) =>
  and(isNotNull(next_attempt_at), or(lte(next_attempt_at, now.toISOString()), isNotNull(error)));

/** Whether the cron is silent while a post waits for it, and since when purges are overdue. */
export const stoppedRow = (db: Db, now: Date) =>
  db
    .select({
      last_tick_at: schedules.last_tick_at,
      is_cron_silent: sql<number>`coalesce(${schedules.last_tick_at}, '') < ${before(now, CRON_SILENT_MS)} and
        (${schedules.is_active} or exists (select 1 from ${blog_posts}
          where ${blog_posts.is_published} = 0 and ${blog_posts.publish_at} is not null))`.as("is_cron_silent"),
      late_since: sql<string | null>`(select min(${pending_purges.created_at}) from ${pending_purges}
        where ${pending_purges.created_at} < ${before(now, PURGE_LATE_MS)})`.as("late_since"),
    })
    .from(schedules)
    .limit(1);

interface StoppedRow {
  id: "cron" | "purges";
  /** When it last worked; null where it never did. */
  since: string | null;
}

export function stoppedRows(row: Awaited<ReturnType<typeof stoppedRow>>[number] | undefined): StoppedRow[] {
  const rows: StoppedRow[] = [];
  if (row?.is_cron_silent) rows.push({ id: "cron", since: row.last_tick_at });
  if (row?.late_since) rows.push({ id: "purges", since: row.late_since });
  return rows;
}

/** All that health says of the database, in one round trip; only announcements to `services` are counted. */
export async function readWaiting(db: Db, services: Announcer["service"][], now: Date) {
  const isCounted = and(inArray(announcements.service, services), isHeldUp(announcements, now));
  const [[stopped], [backup], [pending]] = await db.batch([
    stoppedRow(db, now),
    db.select().from(backups).limit(1),
    db
      .select({
        purges: sql<number>`(select count(*) from ${pending_purges})`.as("purges"),
        announcements: sql<number>`(select count(*) from ${announcements} where ${isCounted})`.as("announcements"),
        notifications: sql<number>`(select count(*) from ${notifications}
          where ${isHeldUp(notifications, now)})`.as("notifications"),
      })
      .from(sql`(select 1)`),
  ]);
  return { stopped, backup, pending };
}
