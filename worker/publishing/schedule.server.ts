import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { scheduled_publishing_settings as schedules } from "../../db/schema";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { revise } from "../records/revision.server";
import { dayLater, RUN_MAX, type ScheduleUpdate, nextDailyTime, nextTimeAfterRun } from "./rules";

export type Schedule = typeof schedules.$inferSelect;

/** Id of the row that a migration made, so that concurrent readers insert a missing one only once. */
const SCHEDULE_ID = "5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d03";

export async function readSchedule(db: Db, now: Date): Promise<Schedule> {
  const [known] = await db.select().from(schedules).limit(1);
  if (known) return known;
  await db
    .insert(schedules)
    .values({ id: SCHEDULE_ID, next_publish_at: dayLater(now), updated_at: now.toISOString() })
    .onConflictDoNothing();
  const [made] = await db.select().from(schedules).limit(1);
  if (!made) throw new Error("no schedule was made");
  return made;
}

/** Moves a past `next_publish_at` on by whole days unless it is due. Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseSchedule(db: Db, input: ScheduleUpdate, now: Date): Promise<Schedule> {
  const { id } = await readSchedule(db, now);
  const { next_publish_at: given, is_active } = input;
  const isDueAlready = sql`${schedules.is_active} = 1 and ${schedules.next_publish_at} = ${given}`;
  const next = given ? nextDailyTime(given, now) : dayLater(now);
  const next_publish_at = is_active
    ? sql`case when ${isDueAlready} then ${schedules.next_publish_at} else ${next} end`
    : given;
  return revise(db, schedules, id, { ...input, next_publish_at }, now, SETTINGS_MISSING);
}

export async function recordCronTick(db: Db, now: Date): Promise<void> {
  await db
    .update(schedules)
    .set({ last_tick_at: sql`max(coalesce(${schedules.last_tick_at}, ''), ${now.toISOString()})` });
}

/** Clamped, because the row may have been written without the form's rules. */
export const dailyCount = ({ daily_publish_count }: Schedule) =>
  Math.min(RUN_MAX, Math.max(1, Math.floor(Number(daily_publish_count)) || 1));

/** Statement: moves `next_publish_at` on for this run, unless the schedule has changed since it was read. */
export function claimRun(db: Db, read: Schedule & { next_publish_at: string }, run: string, now: Date) {
  return db
    .update(schedules)
    .set({ next_publish_at: nextTimeAfterRun(read.next_publish_at, now), claimed_by: run })
    .where(
      and(
        eq(schedules.id, read.id),
        eq(schedules.is_active, true),
        eq(schedules.next_publish_at, read.next_publish_at),
        eq(schedules.daily_publish_count, read.daily_publish_count),
      ),
    );
}

export const isClaimedBy = (run: string) =>
  sql`exists (select 1 from ${schedules} where ${schedules.claimed_by} = ${run})`;
