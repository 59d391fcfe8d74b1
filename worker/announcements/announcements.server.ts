import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { announcements, blog_posts, promotions, SERVICES } from "../../db/schema";

const everyService = sql.raw(SERVICES.map((service) => `select '${service}' as service`).join(" union all "));

const SETTLING_MS = 600_000;

type Announced = "post" | "promotion";

/** Queues announcements to every service; batch it before the write that makes the records public. */
export const queueAnnouncements = (db: Db, kind: Announced, chosen: SQL | undefined, now: Date) =>
  queue(db, kind, chosen, now, now);

/** As `queueAnnouncements`, of changes at known addresses: in ten minutes, once for all until then. */
export const queueChanges = (db: Db, kind: Announced, chosen: SQL | undefined, now: Date) =>
  queue(db, kind, chosen, now, new Date(now.getTime() + SETTLING_MS));

function queue(db: Db, kind: Announced, chosen: SQL | undefined, now: Date, due: Date) {
  const table = kind === "post" ? blog_posts : promotions;
  const [time, dueTime] = [now.toISOString(), due.toISOString()];
  return db
    .insert(announcements)
    .select((query) =>
      query
        .select({
          record_id: table.id,
          service: sql`services.service`.as("service"),
          kind: sql`${kind}`.as("kind"),
          attempts: sql`0`.as("attempts"),
          next_attempt_at: sql`${dueTime}`.as("next_attempt_at"),
          error: sql`null`.as("error"),
          created_at: sql`${time}`.as("created_at"),
        })
        .from(table as SQLiteTable)
        .crossJoin(sql`(${everyService}) as services`)
        .where(chosen),
    )
    .onConflictDoUpdate({
      target: [announcements.record_id, announcements.service],
      set: {
        attempts: 0,
        next_attempt_at: sql`case when ${announcements.attempts} = 0
          then min(${announcements.next_attempt_at}, ${dueTime}) else ${dueTime} end`,
        error: null,
        created_at: time,
      },
    });
}

/** Clears `indexed` on chosen records whose announcement is pending and never attempted. */
export function clearIndexed(db: Db, kind: Announced, chosen: SQL | undefined) {
  const table = kind === "post" ? blog_posts : promotions;
  const isUnattempted = sql`exists (select 1 from ${announcements} where ${announcements.record_id} = ${table.id}
    and ${announcements.attempts} = 0)`;
  return db.update(table).set({ indexed: false }).where(and(chosen, isUnattempted));
}
