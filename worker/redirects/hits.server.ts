import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client";
import { daily_views } from "../../db/schema";
import { isReader } from "../figures/readers";
import { viewsByDay } from "../figures/sums.server";
import { dayInIstanbul, lastDays } from "../text/calendar";

const HIT_DAYS = 30;
const KIND = "redirect";

/** Counts an answer of a rule, unless a robot asked. */
export async function countHit(db: Db, id: string, request: Request, now: Date): Promise<void> {
  if (!isReader(request)) return;
  await db
    .insert(daily_views)
    .values({ day: dayInIstanbul(now), kind: KIND, record_id: id, views: 1 })
    .onConflictDoUpdate({
      target: [daily_views.day, daily_views.kind, daily_views.record_id],
      set: { views: sql`${daily_views.views} + 1` },
    });
}

/** Hits of a rule on each of the last days. */
export async function hitsByDay(db: Db, id: string, now: Date): Promise<{ day: string; hits: number }[]> {
  const days = lastDays(now, HIT_DAYS);
  const ofRule = and(eq(daily_views.kind, KIND), eq(daily_views.record_id, id));
  const rows = await viewsByDay(db, { from: days[0] ?? "", to: dayInIstanbul(now) }, ofRule);
  return days.map((day) => ({ day, hits: rows.find((row) => row.day === day)?.views ?? 0 }));
}

/** SQL: hits of the listed rule in the last days, and the last day with one. */
export function hitColumns(id: SQLWrapper, now: Date) {
  const ofRule = sql`from ${daily_views} where ${daily_views.kind} = ${KIND} and ${daily_views.record_id} = ${id}`;
  const [first = ""] = lastDays(now, HIT_DAYS);
  return {
    hits: sql<number>`(select coalesce(sum(views), 0) ${ofRule} and day >= ${first})`.as("hits"),
    last_hit: sql<string | null>`(select max(day) ${ofRule})`.as("last_hit"),
  };
}
