import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, htmlMarkColumn, id, updatedAt, updatedBy } from "./columns";
import { type CriterionWeights, WEIGHTS } from "./criteria";

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

/** One row. Limits in days after which promotions and casinos must be verified again. */
export const review_settings = sqliteTable("review_settings", {
  id: id(),
  weights: text({ mode: "json" }).$type<CriterionWeights>().notNull().default(WEIGHTS),
  promotion_days: integer().notNull().default(21),
  casino_days: integer().notNull().default(45),
  updated_at: updatedAt(),
});

/** One row. What pages say about permission in Turkey, and where `/git` leads nobody on. */
export const legal_settings = sqliteTable("legal_settings", {
  id: id(),
  has_note: flagColumn().notNull().default(true),
  note: text().notNull(),
  /** The day (in Istanbul) on which the note was last compared with the law; null if nobody did. */
  note_checked_on: text(),
  /** ISO 3166-1. */
  blocked_countries: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  updated_at: updatedAt(),
});

export type Settings = typeof settings.$inferSelect;

export type SeoSettings = typeof seo_settings.$inferSelect;

export type ReviewSettings = typeof review_settings.$inferSelect;

export type LegalSettings = typeof legal_settings.$inferSelect;
