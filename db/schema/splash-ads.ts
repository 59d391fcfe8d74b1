import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { AD_DEVICES, AD_FREQUENCIES, ALL_AD_PAGES } from "./ad-pages";
import { createdAt, flagColumn, id, instant, updatedAt } from "./columns";

export const splash_ads = sqliteTable(
  "splash_ads",
  {
    id: id(),
    title: text().notNull(),
    href: text().notNull(),
    image_url: text().notNull(),
    is_active: flagColumn().notNull().default(true),
    shown_on: text({ mode: "json" }).$type<typeof ALL_AD_PAGES>().notNull().default(ALL_AD_PAGES),
    /** Null without a start or an end. */
    starts_at: instant(),
    ends_at: instant(),
    /** Share among the ads that fit a page. */
    weight: integer().notNull().default(1),
    frequency: text({ enum: AD_FREQUENCIES }).notNull().default("visit"),
    devices: text({ enum: AD_DEVICES }).notNull().default("all"),
    /** Not shown on pages that a search engine led to. */
    skips_search_landing: flagColumn().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("splash_ads_active").on(t.is_active, t.created_at, t.id),
    index("splash_ads_by_age").on(t.created_at, t.id),
  ],
);

export type SplashAd = typeof splash_ads.$inferSelect;
