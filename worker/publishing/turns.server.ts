import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts } from "../../db/schema";
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
    .map(({ index, at }) => ({ at, day: dayInIstanbul(new Date(at)), place: index * daily + 1 }))
    .filter(({ place }) => place - daily <= queued)
    .map((turn) => ({ ...turn, total: Math.max(0, Math.min(daily, queued - turn.place + 1)) }));
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last || first.total === 0) return { turns, entries: [] };
  const placed = db
    .select({
      id: blog_posts.id,
      place: sql<number>`row_number() over (order by ${sql.join(queueOrder, sql`, `)})`.as("place"),
    })
    .from(blog_posts)
    .where(isQueued)
    .as("placed");
  const rows = await db
    .select({
      id: sql<string>`${blog_posts.id}`.as("id"),
      title: blog_posts.title,
      updated_at: blog_posts.updated_at,
      place: placed.place,
    })
    .from(placed)
    .innerJoin(blog_posts, eq(blog_posts.id, placed.id))
    .where(
      sql`${placed.place} >= ${first.place} and ${placed.place} < ${last.place + daily}
        and (${placed.place} - 1) % ${daily} < ${DAY_ROWS}`,
    );
  const entries = rows.flatMap((row): CalendarEntry[] => {
    const turn = turns.find(({ place, total }) => row.place >= place && row.place < place + total);
    return turn ? [{ kind: "queued", ...row, day: turn.day, at: turn.at }] : [];
  });
  return { turns, entries };
}
