import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  amount,
  createdAt,
  titlePrefix,
  flagColumn,
  htmlMarkColumn,
  id,
  instant,
  updatedAt,
  updatedBy,
} from "./columns";
import { type CasinoReview, STANDINGS } from "./criteria";

export const casinos = sqliteTable("casinos", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  url: text().notNull(),
  logo_url: text(),
  rating: real(),
  description: text(),
  html_mark: htmlMarkColumn(),
  details: text(),
  featured: flagColumn().notNull().default(false),
  is_licensed: flagColumn().notNull().default(false),
  licence_authority: text(),
  licence_number: text(),
  has_24_7_support: flagColumn().notNull().default(false),
  review: text({ mode: "json" }).$type<CasinoReview>(),
  /** Weighted mean of the review, 0 to 5, see `scoreSql`; null without a review. */
  score: real(),
  standing: text({ enum: STANDINGS }).notNull().default("pending"),
  standing_reason: text(),
  pros: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  cons: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  payment_methods: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  withdrawal_time: text(),
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

export const promotion_categories = sqliteTable(
  "promotion_categories",
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    is_active: flagColumn().notNull().default(true),
    sort_key: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("categories_by_name").on(t.sort_key, t.id)],
);

/** A change of a promotion's terms. */
export interface TermRevision {
  at: string;
  changes: { term: string; from: string | number | null; to: string | number | null }[];
}

/** SQL: no term is stated. The terms that are not checked depend on one of these. */
export const withoutTerms = sql.raw(
  [
    "bonus_percent",
    "loss_percent",
    "fixed_bonus",
    "free_spins",
    "min_deposit",
    "wagering",
    "valid_days",
    "max_bet",
    "max_cashout",
    "games",
  ]
    .map((column) => `"${column}" is null`)
    .join(" and "),
);

/** SQL: the description is empty, or only its leading paragraph, the short description. */
export const withoutText = (description: string) =>
  sql.raw(`coalesce(instr(${description}, '</p>') = length(${description}) - 3 or ${description} = '', 1)`);

export const promotions = sqliteTable(
  "promotions",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull(),
    casino_id: text().references(() => casinos.id),
    category_id: text().references(() => promotion_categories.id),
    /** The casino in the trash that gets the promotion back, and its slug there; null unless `casino_id` is null. */
    former_casino_id: text(),
    former_slug: text(),
    category: text(),
    description: text(),
    html_mark: htmlMarkColumn(),
    short_description: text().notNull(),
    terms: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    url: text().notNull(),
    expiry_date: text(),
    image_url: text(),
    image_alt: text(),
    image_focus: text(),
    promotion_code: text(),
    bonus_percent: integer(),
    loss_percent: integer(),
    max_bonus: amount(),
    fixed_bonus: amount(),
    free_spins: integer(),
    spin_value: amount(),
    steps: integer(),
    min_deposit: amount(),
    wagering: integer(),
    wagering_base: text({ enum: ["bonus", "bonus_and_deposit", "winnings"] }),
    valid_days: integer(),
    max_bet: amount(),
    max_cashout: amount(),
    games: text(),
    new_customers_only: flagColumn().notNull().default(false),
    /** Gain of a typical deposit, see `typicalGain`; null where it cannot be computed. */
    typical_gain: real(),
    /** Former terms, oldest first. */
    term_history: text({ mode: "json" }).$type<TermRevision[]>().notNull().default([]),
    last_verified_at: instant(),
    verified_by: text(),
    view_count: integer().notNull().default(0),
    is_active: flagColumn().notNull().default(true),
    indexed: flagColumn().notNull().default(false),
    /** Folded title and short description, a line each; see `foldTr`. */
    search_text: text().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    updated_by: updatedBy(),
  },
  (t) => [
    uniqueIndex("promotions_by_address").on(t.casino_id, t.slug),
    uniqueIndex("promotions_by_address_without_casino")
      .on(t.slug)
      .where(sql`"casino_id" is null`),
    /** Covers the filters, orders and counts of lists, so that they read no wide rows. */
    index("promotions_listed").on(
      ...[t.is_active, t.created_at, t.id, t.expiry_date, t.category_id, t.casino_id],
      ...[t.wagering, t.min_deposit, t.promotion_code, t.typical_gain, t.updated_at, t.search_text],
    ),
    index("promotions_of_casino").on(t.casino_id, t.is_active, t.created_at, t.id, t.expiry_date),
    index("promotions_of_category").on(t.category_id),
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
    updated_at: updatedAt().default(""),
    status: text({ enum: ["published", "pending", "hidden", "spam"] })
      .notNull()
      .default("published"),
    held_for: text({
      enum: ["trap", "listed", "sender", "link", "words", "stamp", "speed", "challenge", "copy", "burst"],
    }),
    /** The listed word or link for which it was held. */
    held_match: text(),
    /** Keyed hash of the network address, see `senderOf`; null after `SENDER_DAYS`. */
    sender: text(),
    reply: text(),
    replied_at: instant(),
    /** E-mail of the last editor of the reply. */
    replied_by: text(),
    /** Hash of the comment's letters, to find copies; null for a short comment. */
    fingerprint: text(),
  },
  (t) => [
    index("comments_of_promotion").on(t.promotion_id, t.status, t.created_at, t.id),
    index("comments_rated").on(t.promotion_id, t.status, t.rating),
    index("comments_by_age").on(t.created_at, t.id),
    index("comments_by_status").on(t.status, t.created_at, t.id),
    index("comments_by_name").on(titlePrefix(), t.id),
    index("comments_by_rating").on(t.rating, t.created_at, t.id),
    index("comments_by_fingerprint")
      .on(t.fingerprint, t.created_at)
      .where(sql`"fingerprint" is not null`),
    index("comments_with_sender")
      .on(t.created_at)
      .where(sql`"sender" is not null`),
  ],
);

export type Casino = typeof casinos.$inferSelect;
export type Category = typeof promotion_categories.$inferSelect;
export type Promotion = typeof promotions.$inferSelect;
export type Comment = typeof promotion_comments.$inferSelect;
