import type { Db } from "../../db/client";
import { announcements, blog_posts, scheduled_publishing_logs, scheduled_publishing_settings } from "../../db/schema";

type Post = typeof blog_posts.$inferInsert;

/** Rows per statement: D1 binds at most 100 parameters to one. */
const ROWS = 4;

/** A publishable draft at this position of the queue. */
export function draftPost(position: number, change: Partial<Post> = {}): Post & { id: string } {
  const id = crypto.randomUUID();
  const time = "2026-01-01T00:00:00.000Z";
  return {
    title: `Taslak ${position}`,
    slug: `taslak-${id}`,
    excerpt: "Kısa bir özet.",
    content: `<p>${"Elli karakteri aşan bir içerik. ".repeat(3)}</p>`,
    category: "Rehber",
    author: "Editör",
    search_text: "taslak",
    queue_position: position,
    created_at: time,
    updated_at: time,
    ...change,
    id,
  };
}

/** Replaces all posts by these drafts. */
export async function replaceAllPosts(db: Db, drafts: Post[]) {
  await db.batch([db.delete(blog_posts), db.delete(scheduled_publishing_logs), db.delete(announcements)]);
  for (let i = 0; i < drafts.length; i += ROWS * 50) {
    const part = drafts.slice(i, i + ROWS * 50);
    const inserts = Array.from({ length: Math.ceil(part.length / ROWS) }, (_, n) =>
      db.insert(blog_posts).values(part.slice(n * ROWS, n * ROWS + ROWS)),
    );
    const [first, ...rest] = inserts;
    if (first) await db.batch([first, ...rest]);
  }
}

/** Sets the publishing schedule, switched on unless `is_active` is false. */
export async function setSchedule(db: Db, next_publish_at: string, daily_publish_count = 1, is_active = true) {
  await db
    .update(scheduled_publishing_settings)
    .set({ next_publish_at, daily_publish_count, is_active, claimed_by: null, last_published_at: null });
}
