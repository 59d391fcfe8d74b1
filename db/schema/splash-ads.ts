import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ALL_AD_PAGES } from "./ad-pages";
import { createdAt, flagColumn, id, updatedAt } from "./columns";

export const splash_ads = sqliteTable(
  "splash_ads",
  {
    id: id(),
    title: text().notNull(),
    href: text().notNull(),
    image_url: text().notNull(),
    is_active: flagColumn().notNull().default(true),
    shown_on: text({ mode: "json" }).$type<typeof ALL_AD_PAGES>().notNull().default(ALL_AD_PAGES),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("splash_ads_active").on(t.is_active, t.created_at, t.id),
    index("splash_ads_by_age").on(t.created_at, t.id),
  ],
);

export type SplashAd = typeof splash_ads.$inferSelect;
