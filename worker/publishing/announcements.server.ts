import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { announcements, blog_posts, promotions } from "../../db/schema";

/**
 * Statement: the chosen posts or promotions are yet to be announced. It stands before the statement that makes them
 * public, in the same batch, and chooses by what they are before.
 */
export function awaitAnnouncement(db: Db, kind: "post" | "promotion", chosen: SQL | undefined, now: Date) {
  const table = kind === "post" ? blog_posts : promotions;
  const time = now.toISOString();
  return db
    .insert(announcements)
    .select(sql`select ${table.id}, ${kind}, 0, ${time}, null, ${time} from ${table} where ${chosen}`)
    .onConflictDoUpdate({
      target: announcements.record_id,
      set: { attempts: 0, next_attempt_at: time, error: null, created_at: time },
    });
}
