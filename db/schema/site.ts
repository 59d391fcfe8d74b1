import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { htmlMarkColumn, id, instant, updatedAt, updatedBy } from "./columns";
import type { Pin, SectionChoice } from "./home";

const pins = () => text({ mode: "json" }).$type<Pin[]>().notNull().default([]);

/** One row. Empty texts fall back to defaults, no sections to all sections. */
export const hero_section = sqliteTable("hero_section", {
  id: id(),
  upper_title: text().notNull().default(""),
  main_title: text().notNull().default(""),
  highlighted_text: text().notNull().default(""),
  description: text().notNull().default(""),
  button_text: text().notNull().default(""),
  button_url: text().notNull().default(""),
  sections: text({ mode: "json" }).$type<SectionChoice[]>().notNull().default([]),
  pinned_promotions: pins(),
  pinned_casinos: pins(),
  pinned_posts: pins(),
  updated_at: updatedAt(),
  updated_by: updatedBy(),
});

export const settings = sqliteTable("settings", {
  id: id(),
  blog_section_text: text().notNull().default(""),
  html_mark: htmlMarkColumn(),
  updated_at: updatedAt(),
  updated_by: updatedBy(),
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
    updated_by: updatedBy(),
  },
  (t) => [index("seo_settings_by_name").on(t.page_name, t.id)],
);

/** Cache tags to purge. Ids are never reused, so that a tag added again during a purge is kept. */
export const pending_purges = sqliteTable("pending_purges", {
  id: integer().primaryKey({ autoIncrement: true }),
  tag: text().notNull(),
  created_at: instant()
    .notNull()
    .default(sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`),
});

/** One row. `content` gets a random number when a write makes a page stale: a counter could repeat after a restore. */
export const content_version = sqliteTable("content_version", {
  id: integer().primaryKey(),
  content: integer().notNull().default(0),
});

export type Hero = typeof hero_section.$inferSelect;
export type Settings = typeof settings.$inferSelect;
export type SeoSettings = typeof seo_settings.$inferSelect;
