import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
import { uncheckedColumn } from "../blog/checking.server";
import { isQueued, queueOrder } from "./drafts.server";
import { dailyCount, type Schedule } from "./schedule.server";
import { dayInIstanbul } from "../text/calendar";
import { turnsBetween } from "./forecast";
import { type CalendarEntry, DAY_ROWS, type Turn } from "./calendar-rules";

export async function readTurns(
  db: Db,
  schedule: Schedule | undefined,
  queued: number,
  from: string,
  to: string,
  now: Date,
): Promise<{ turns: Turn[]; entries: CalendarEntry[] }> {
  if (!schedule?.is_active || !schedule.next_publish_at) return { turns: [], entries: [] };
  const daily = dailyCount(schedule);
  const turns = turnsBetween(schedule.next_publish_at, now, from, to)
    .map(({ index, at }) => ({ at, day: dayInIstanbul(new Date(at)), position: index * daily + 1 }))
    .filter(({ position }) => position - daily <= queued)
    .map((turn) => ({ ...turn, total: Math.max(0, Math.min(daily, queued - turn.position + 1)) }));
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last || first.total === 0) return { turns, entries: [] };
  const numbered = db
    .select({
      id: blog_posts.id,
      position: sql<number>`row_number() over (order by ${sql.join(queueOrder, sql`, `)})`.as("position"),
    })
    .from(blog_posts)
    .where(isQueued)
    .as("numbered");
  const rows = await db
    .select({
      id: sql<string>`${blog_posts.id}`.as("id"),
      title: blog_posts.title,
      updated_at: blog_posts.updated_at,
      position: numbered.position,
      is_unchecked: uncheckedColumn(),
    })
    .from(numbered)
    .innerJoin(blog_posts, eq(blog_posts.id, numbered.id))
    .where(
      sql`${numbered.position} >= ${first.position} and ${numbered.position} < ${last.position + daily}
        and (${numbered.position} - 1) % ${daily} < ${DAY_ROWS}`,
    );
  const entries = rows.flatMap((row): CalendarEntry[] => {
    const turn = turns.find(({ position, total }) => row.position >= position && row.position < position + total);
    return turn ? [{ kind: "queued", ...row, day: turn.day, at: turn.at }] : [];
  });
  return { turns, entries };
}
