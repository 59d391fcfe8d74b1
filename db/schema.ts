import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * Every table of the product. Property names equal column names equal the names in the API's JSON.
 * Instants are ISO 8601 text in UTC (`2026-11-21T09:30:00.000Z`), so that text order is time order;
 * `expiry_date` is a calendar day in Istanbul (`2026-11-30`), valid until 24:00 of that day.
 * Content tables have no ON DELETE CASCADE: a table rebuild in a migration would fire it.
 */

const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
const instant = () => text();
const now = () => new Date().toISOString();
const createdAt = () => instant().notNull().$defaultFn(now);
const updatedAt = () => instant().notNull().$defaultFn(now);
const flag = () => integer({ mode: "boolean" });

export const users = sqliteTable("users", {
  id: id(),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

/** `id` is the SHA-256 of the session id in the cookie, hexadecimal; `expires_at` is Unix time in seconds. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    expires_at: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [index("sessions_by_user").on(t.user_id), index("sessions_by_expiry").on(t.expires_at)],
);

/** Who of `users` is an administrator; `id` is the user's id. */
export const admin_users = sqliteTable("admin_users", {
  id: text()
    .primaryKey()
    .references(() => users.id),
  role: text().notNull().default("admin"),
  created_at: createdAt(),
});

export const casinos = sqliteTable(
  "casinos",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    url: text().notNull(),
    logo_url: text(),
    rating: real(),
    description: text(),
    details: text(),
    featured: flag().notNull().default(false),
    is_licensed: flag().notNull().default(false),
    licence_authority: text(),
    licence_number: text(),
    has_24_7_support: flag().notNull().default(false),
    /** Turkish alphabetical order of the name, see `sortKeyTr`. */
    sort_key: text().notNull(),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("casinos_by_name").on(t.sort_key, t.id), index("casinos_by_age").on(t.created_at, t.id)],
);

export const promotion_categories = sqliteTable(
  "promotion_categories",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    is_active: flag().notNull().default(true),
    sort_key: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("categories_by_name").on(t.sort_key, t.id)],
);

export const promotions = sqliteTable(
  "promotions",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull(),
    casino_id: text().references(() => casinos.id),
    category_id: text().references(() => promotion_categories.id),
    category: text(),
    description: text(),
    /** Plain text of the leading paragraph of `description`, else its first 150 characters. */
    short_description: text().notNull(),
    terms: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    url: text().notNull(),
    expiry_date: text(),
    image_url: text(),
    promotion_code: text(),
    is_active: flag().notNull().default(true),
    indexed: flag().notNull().default(false),
    /** Folded title and short description, see `foldTr`. */
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex("promotions_by_address").on(t.casino_id, t.slug),
    uniqueIndex("promotions_by_address_without_casino")
      .on(t.slug)
      .where(sql`"casino_id" is null`),
    index("promotions_by_age").on(t.created_at, t.id),
    index("promotions_active").on(t.is_active, t.created_at, t.id),
    index("promotions_of_category").on(t.category_id, t.is_active, t.created_at, t.id),
    index("promotions_of_casino").on(t.casino_id, t.created_at, t.id),
    index("promotions_active_of_casino").on(t.casino_id, t.is_active, t.created_at, t.id, t.expiry_date),
    index("promotions_counted").on(t.is_active, t.category_id, t.expiry_date),
  ],
);

export const promotion_comments = sqliteTable(
  "promotion_comments",
  {
    id: id(),
    promotion_id: text()
      .notNull()
      .references(() => promotions.id),
    user_name: text().notNull(),
    comment: text().notNull(),
    rating: integer().notNull(),
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: text().notNull().default(""),
  },
  (t) => [
    index("comments_of_promotion").on(t.promotion_id, t.created_at, t.id),
    index("comments_rated").on(t.promotion_id, t.rating),
    index("comments_by_age").on(t.created_at, t.id),
  ],
);

export const blog_posts = sqliteTable(
  "blog_posts",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    image_url: text(),
    category: text().notNull(),
    author: text().notNull(),
    seo_title: text(),
    seo_description: text(),
    seo_keywords: text(),
    is_published: flag().notNull().default(false),
    published_at: instant(),
    indexed: flag().notNull().default(false),
    view_count: integer().notNull().default(0),
    search_text: text().notNull(),
    /** Place among the drafts that publish themselves, the lowest first; null for a post outside the queue. */
    queue_position: integer(),
    /** When a draft publishes itself, apart from the queue. */
    publish_at: instant(),
    /** `<key>:<index>` in the batch it was saved with, so that a batch sent twice is saved once. */
    batch_key: text().unique(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("posts_queue").on(t.is_published, t.queue_position, t.created_at, t.id),
    index("posts_timed").on(t.is_published, t.publish_at),
    index("posts_published").on(t.is_published, t.published_at, t.id),
    index("posts_of_category").on(t.category, t.is_published, t.published_at, t.id),
    index("posts_by_age").on(t.created_at, t.id),
  ],
);

export const splash_ads = sqliteTable(
  "splash_ads",
  {
    id: id(),
    title: text().notNull(),
    href: text().notNull(),
    image_url: text().notNull(),
    is_active: flag().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("splash_ads_active").on(t.is_active, t.created_at, t.id),
    index("splash_ads_by_age").on(t.created_at, t.id),
  ],
);

/** One row, made by a migration. An empty text falls back to the built-in one. */
export const hero_section = sqliteTable("hero_section", {
  id: id(),
  upper_title: text().notNull().default(""),
  main_title: text().notNull().default(""),
  highlighted_text: text().notNull().default(""),
  description: text().notNull().default(""),
  button_text: text().notNull().default(""),
  button_url: text().notNull().default(""),
  updated_at: updatedAt(),
});

/** One row, made by a migration. */
export const settings = sqliteTable("settings", {
  id: id(),
  blog_section_text: text().notNull().default(""),
  updated_at: updatedAt(),
});

export const seo_settings = sqliteTable(
  "seo_settings",
  {
    id: id(),
    page_name: text().notNull(),
    page_path: text().notNull().unique(),
    title: text().notNull().default(""),
    description: text().notNull().default(""),
    keywords: text().notNull().default(""),
    updated_at: updatedAt(),
  },
  (t) => [index("seo_settings_by_name").on(t.page_name, t.id)],
);

/**
 * One row, made by a migration. `claimed_by` is the run that moved `next_publish_at` on last, `last_tick_at` when the
 * cron was last heard of; neither touches `updated_at`.
 */
export const scheduled_publishing_settings = sqliteTable("scheduled_publishing_settings", {
  id: id(),
  daily_publish_count: integer().notNull().default(1),
  is_active: flag().notNull().default(false),
  next_publish_at: instant(),
  last_published_at: instant(),
  claimed_by: text(),
  last_tick_at: instant(),
  updated_at: updatedAt(),
});

export const scheduled_publishing_logs = sqliteTable(
  "scheduled_publishing_logs",
  {
    id: id(),
    blog_id: text().notNull(),
    published_at: instant().notNull(),
    status: text().notNull(),
    message: text(),
    run_id: text(),
  },
  (t) => [
    index("publishing_logs_by_age").on(t.published_at, t.id),
    uniqueIndex("publishing_logs_of_run").on(t.blog_id, t.run_id),
  ],
);

/** Published posts and active promotions whose address is yet to be announced to search engines. */
export const announcements = sqliteTable(
  "announcements",
  {
    record_id: text().primaryKey(),
    kind: text({ enum: ["post", "promotion"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Null once it was given up. */
    next_attempt_at: instant(),
    error: text(),
    created_at: createdAt(),
  },
  (t) => [index("announcements_due").on(t.next_attempt_at)],
);

/** What a call of the text service cost, in tokens. */
export const writing_calls = sqliteTable(
  "writing_calls",
  {
    id: id(),
    kind: text({ enum: ["article", "seo", "expansion", "ideas", "page-seo"] }).notNull(),
    model: text().notNull(),
    prompt_tokens: integer().notNull(),
    completion_tokens: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [index("writing_calls_by_age").on(t.created_at)],
);

/** An image in R2, stored under `key`; `size` in bytes, `width` and `height` in pixels. */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    key: text().notNull().unique(),
    folder: text().notNull(),
    content_type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [index("media_by_age").on(t.created_at, t.id)],
);

/**
 * What was deleted, for 30 days: `row` is the removed row as a JSON object. Comments go with their promotion
 * (`parent_id`); a casino remembers the promotions that lost it, `[{ id, slug }]`. Since the rows are gone from their
 * tables, their slugs are free and no query has to leave them out.
 */
export const trash = sqliteTable(
  "trash",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    row: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    detached: text({ mode: "json" }).$type<{ id: string; slug: string }[]>(),
    parent_id: text(),
    deleted_at: instant().notNull(),
  },
  (t) => [index("trash_by_age").on(t.deleted_at, t.id), index("trash_by_parent").on(t.parent_id)],
);

/** Counters of fixed windows; `window_ends_at` is Unix time in milliseconds. */
export const rate_limits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    window_ends_at: integer().notNull(),
  },
  (t) => [index("rate_limits_by_end").on(t.window_ends_at)],
);

/**
 * One row. `content` becomes another random number with every write to a table that public pages show (a counter would
 * come back to known values after a restore), `views` rises with every counted view. Triggers see to it, whoever
 * writes (`migrations/0001`); a migration that rebuilds a table must make its triggers again.
 */
export const content_version = sqliteTable("content_version", {
  id: integer().primaryKey(),
  content: integer().notNull().default(0),
  views: integer().notNull().default(0),
});

export type Casino = typeof casinos.$inferSelect;
export type Category = typeof promotion_categories.$inferSelect;
export type Promotion = typeof promotions.$inferSelect;
export type Comment = typeof promotion_comments.$inferSelect;
export type Post = typeof blog_posts.$inferSelect;
export type SplashAd = typeof splash_ads.$inferSelect;
export type Hero = typeof hero_section.$inferSelect;
export type Settings = typeof settings.$inferSelect;
export type Media = typeof media.$inferSelect;
export type SeoSettings = typeof seo_settings.$inferSelect;
