import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { scheduled_publishing_settings as schedules } from "../../db/schema";
import { revise, revisionTime } from "../records/revision.server";
import { dayLater, RUN_MAX, type ScheduleUpdate, turnAfter, turnAfterRun } from "./rules";

export type Schedule = typeof schedules.$inferSelect;

/** The row that a migration makes; whoever finds it missing makes it again, and only once. */
const ROW = "5f0c2a0e-7d1b-4c53-9c6e-2b6c1f0a9d03";

/** The schedule: one row, made with its defaults (B12.2) where it is missing. */
export async function readSchedule(db: Db, now: Date): Promise<Schedule> {
  const [known] = await db.select().from(schedules).limit(1);
  if (known) return known;
  await db
    .insert(schedules)
    .values({ id: ROW, next_publish_at: dayLater(now), updated_at: now.toISOString() })
    .onConflictDoNothing();
  const [made] = await db.select().from(schedules).limit(1);
  if (!made) throw new Error("no schedule was made");
  return made;
}

/**
 * Changes the schedule. A next turn that has passed is moved on by whole days, unless it is the one that the cron is
 * about to take. Throws `Refusal`: `not_found`, `conflict`.
 */
export async function reviseSchedule(db: Db, input: ScheduleUpdate, now: Date): Promise<Schedule> {
  const { id } = await readSchedule(db, now);
  const { next_publish_at: given, updated_at, ...rest } = input;
  const isDueAlready = sql`${schedules.is_active} = 1 and ${schedules.next_publish_at} = ${given}`;
  const turn = given ? turnAfter(given, now) : dayLater(now);
  const next_publish_at = rest.is_active
    ? sql`case when ${isDueAlready} then ${schedules.next_publish_at} else ${turn} end`
    : given;
  const values = { ...rest, next_publish_at, updated_at: revisionTime(updated_at, now) };
  return revise(db, schedules, id, updated_at, values, "Ayarlar bulunamadı");
}

/** Notes that the cron was heard of. */
export async function noteTick(db: Db, now: Date): Promise<void> {
  await db
    .update(schedules)
    .set({ last_tick_at: sql`max(coalesce(${schedules.last_tick_at}, ''), ${now.toISOString()})` });
}

/** How many drafts a turn publishes, whatever was written into the row. */
export const dailyCount = ({ daily_publish_count }: Schedule) =>
  Math.min(RUN_MAX, Math.max(1, Math.floor(Number(daily_publish_count)) || 1));

/** Statement: takes the turn that was `seen`, unless another run has, or the schedule was changed. */
export function claimTurn(db: Db, seen: Schedule & { next_publish_at: string }, run: string, now: Date) {
  return db
    .update(schedules)
    .set({ next_publish_at: turnAfterRun(seen.next_publish_at, now), claimed_by: run })
    .where(
      and(
        eq(schedules.id, seen.id),
        eq(schedules.is_active, true),
        eq(schedules.next_publish_at, seen.next_publish_at),
        eq(schedules.daily_publish_count, seen.daily_publish_count),
      ),
    );
}

/** Condition: the turn was taken by this run. */
export const isClaimedBy = (run: string) =>
  sql`exists (select 1 from ${schedules} where ${schedules.claimed_by} = ${run})`;
