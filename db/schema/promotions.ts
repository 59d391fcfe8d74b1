import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { casinos } from "./casinos";
import { promotion_categories } from "./categories";
import { amount, createdAt, flagColumn, htmlMarkColumn, id, instant, updatedAt, updatedBy } from "./columns";

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
    /** Its own outbound address; empty for the casino's. */
    url: text().notNull(),
    expiry_date: text(),
    image_url: text(),
    image_alt: text(),
    image_focus: text(),
    /** JPEG of 1200 × 630 px that messengers show; null for the site's. */
    share_image_url: text(),
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
    /** Who can get it; null if not stated. */
    audience: text({ enum: ["new", "existing", "all"] }),
    audience_note: text(),
    /** The editors' sentence; null for the one made from the terms, see `bonusVerdict`. */
    verdict: text(),
    /** Former terms, oldest first. */
    term_history: text({ mode: "json" }).$type<TermRevision[]>().notNull().default([]),
    last_verified_at: instant(),
    verified_by: text(),
    view_count: integer().notNull().default(0),
    is_active: flagColumn().notNull().default(true),
    indexed: flagColumn().notNull().default(false),
    /** Folded title, short description and code, a line each; see `foldTr`. */
    search_text: text().notNull(),
    created_at: createdAt(),
    /** When it was switched on for the first time; null if never. */
    activated_at: instant(),
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
      ...[t.wagering, t.min_deposit, t.promotion_code, t.updated_at, t.search_text, t.audience],
      ...[t.bonus_percent, t.loss_percent, t.max_bonus, t.fixed_bonus, t.free_spins, t.spin_value],
      ...[t.wagering_base, t.max_cashout],
    ),
    index("promotions_of_casino").on(t.casino_id, t.is_active, t.created_at, t.id, t.expiry_date),
    index("promotions_of_category").on(t.category_id),
    index("promotions_verified").on(t.verified_by, t.last_verified_at),
  ],
);

export type Promotion = typeof promotions.$inferSelect;
