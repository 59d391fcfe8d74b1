import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { htmlMark, id, instant, updatedAt } from "./columns";

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
  html_mark: htmlMark(),
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
 * Cache tags that writes have made stale and that the edge was not told of yet, in the order of the writes. Triggers
 * add them (`worker/edge/triggers.ts`). Ids are never used again: a tag that is noted while it is being purged stays.
 */
export const pending_purges = sqliteTable("pending_purges", {
  id: integer().primaryKey({ autoIncrement: true }),
  tag: text().notNull(),
  created_at: instant()
    .notNull()
    .default(sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`),
});

/**
 * One row. `content` becomes another random number with every tag of a page that a write makes stale (a counter would
 * come back to known values after a restore), `views` rises with every counted view. Triggers see to both; a migration
 * that rebuilds a table must make its triggers again.
 */
export const content_version = sqliteTable("content_version", {
  id: integer().primaryKey(),
  content: integer().notNull().default(0),
  views: integer().notNull().default(0),
});

export type Hero = typeof hero_section.$inferSelect;
export type Settings = typeof settings.$inferSelect;
export type SeoSettings = typeof seo_settings.$inferSelect;
