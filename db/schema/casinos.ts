import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, htmlMarkColumn, id, instant, updatedAt, updatedBy } from "./columns";
import { type CasinoReview, STANDINGS } from "./criteria";

/** What editors did in a trial of a casino on a day (in Istanbul). */
export interface TrialEntry {
  day: string;
  text: string;
  /** How long a payout took; null for an entry about something else. */
  hours: number | null;
}

export const casinos = sqliteTable("casinos", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  url: text().notNull(),
  /** The present domain; null if it is that of `url`. */
  entry_url: text(),
  /** Template of outbound links, see `fillTemplate`. */
  tracking_url: text(),
  /** Of amounts that the operator reports without one (ISO 4217); null if these are refused. */
  report_currency: text(),
  logo_url: text(),
  /** JPEG of 1200 × 630 px that messengers show; null for the site's. */
  share_image_url: text(),
  rating: real(),
  description: text(),
  html_mark: htmlMarkColumn(),
  details: text(),
  featured: flagColumn().notNull().default(false),
  is_licensed: flagColumn().notNull().default(false),
  licence_authority: text(),
  licence_number: text(),
  /** ISO 3166-1; null if it is unknown whose licence it is. */
  licence_country: text(),
  /** Where its licences permit it (ISO 3166-1), never Turkey; null if it is unknown. */
  permitted_countries: text({ mode: "json" }).$type<string[]>(),
  has_24_7_support: flagColumn().notNull().default(false),
  review: text({ mode: "json" }).$type<CasinoReview>(),
  /** The account that wrote the review; null if nobody is known. */
  reviewed_by: text(),
  reviewed_at: instant(),
  /** Weighted mean of the review, 0 to 5, see `scoreSql`; null without a review. */
  score: real(),
  standing: text({ enum: STANDINGS }).notNull().default("pending"),
  standing_reason: text(),
  /** The editors' sentence; null for the one made from the data, see `casinoVerdict`. */
  verdict: text(),
  pros: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  cons: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  payment_methods: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  withdrawal_time: text(),
  /** Oldest first. */
  test_log: text({ mode: "json" }).$type<TrialEntry[]>().notNull().default([]),
  founded_year: integer(),
  owner: text(),
  last_verified_at: instant(),
  verified_by: text(),
  view_count: integer().notNull().default(0),
  /** Sorts names in Turkish order, see `sortKeyTr`. */
  sort_key: text().notNull(),
  search_text: text().notNull(),
  created_at: createdAt(),
  updated_at: updatedAt(),
  updated_by: updatedBy(),
});

export type Casino = typeof casinos.$inferSelect;
