import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, titlePrefix, flagColumn, htmlMarkColumn, id, instant, updatedAt, updatedBy } from "./columns";

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
    category: text().notNull(),
    author: text().notNull(),
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
    index("posts_published").on(t.is_published, t.published_at, t.id),
    index("posts_of_category").on(t.category, t.is_published, t.published_at, t.id),
    index("posts_by_age").on(t.created_at, t.id),
    index("posts_by_title").on(titlePrefix(), t.id),
    index("posts_by_status").on(t.is_published, t.created_at, t.id),
    index("posts_by_publication").on(t.published_at, t.id),
    index("posts_in_category").on(t.category, t.created_at, t.id),
    index("posts_by_author").on(t.author, t.created_at, t.id),
    index("posts_without_picture")
      .on(t.created_at, t.id)
      .where(sql`"image_url" is null`),
    index("posts_without_alt")
      .on(t.created_at, t.id)
      .where(sql`"image_url" is not null and "image_alt" is null`),
    index("posts_without_seo")
      .on(t.created_at, t.id)
      .where(sql`"seo_description" is null`),
    index("posts_by_views").on(t.view_count, t.id),
  ],
);

export type Post = typeof blog_posts.$inferSelect;
