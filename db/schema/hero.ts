import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, updatedAt, updatedBy } from "./columns";
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

export type Hero = typeof hero_section.$inferSelect;
