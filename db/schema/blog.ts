import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, htmlMarkColumn, id, instant, updatedAt, updatedBy } from "./columns";

/** What a post relies on, at an https address. */
export interface Source {
  label: string;
  url: string;
}

export const blog_posts = sqliteTable(
  "blog_posts",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    html_mark: htmlMarkColumn(),
    image_url: text(),
    image_alt: text(),
    /** CSS `object-position` like `25% 100%`; null for the centre. */
    image_focus: text(),
    /** JPEG of 1200 × 630 px that messengers show; null for the site's. */
    share_image_url: text(),
    category: text().notNull(),
    author: text().notNull(),
    /** Accounts that wrote and checked it; null if nobody is known. */
    written_by: text(),
    checked_by: text(),
    checked_at: instant(),
    /** Whether it waits for a check since `sent_at`, or came back to its writer; null otherwise. */
    review_state: text({ enum: ["sent", "returned"] }),
    sent_at: instant(),
    sources: text({ mode: "json" }).$type<Source[]>().notNull().default([]),
    seo_title: text(),
    seo_description: text(),
    seo_keywords: text(),
    is_published: flagColumn().notNull().default(false),
    published_at: instant(),
    indexed: flagColumn().notNull().default(false),
    view_count: integer().notNull().default(0),
    search_text: text().notNull(),
    /** Order in the publishing queue; null outside the queue. */
    queue_position: integer(),
    publish_at: instant(),
    /** Idempotency key of a post saved in a batch: `<batch>:<index>`. */
    batch_key: text().unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    updated_by: updatedBy(),
  },
  (t) => [
    index("posts_queue").on(t.is_published, t.queue_position, t.created_at, t.id),
    index("posts_timed").on(t.is_published, t.publish_at),
    index("posts_in_review").on(t.is_published, t.review_state, t.sent_at),
    index("posts_published").on(t.is_published, t.published_at, t.id),
    index("posts_of_writer").on(t.written_by, t.is_published, t.published_at, t.id),
    index("posts_of_category").on(t.is_published, t.category, t.published_at, t.id),
  ],
);

export type Post = typeof blog_posts.$inferSelect;

/** What somebody says of a post before it is published; one by a stranger is held until an editor decides. */
export const post_notes = sqliteTable(
  "post_notes",
  {
    id: id(),
    post_id: text().notNull(),
    text: text().notNull(),
    /** E-mail of a colleague; null for a stranger with a preview link, who gave a name. */
    by: text(),
    name: text(),
    state: text({ enum: ["held", "open", "done", "refused"] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index("notes_of_post").on(t.post_id, t.created_at, t.id),
    index("notes_held")
      .on(t.created_at)
      .where(sql`"state" = 'held'`),
  ],
);

export type PostNote = typeof post_notes.$inferSelect;
