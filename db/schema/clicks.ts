import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns";
import { RECORD_KINDS } from "./kinds";

/** A link to an operator: the record that has it, or the casino itself, and the casino that it leads to. */
const linkColumns = () => ({
  kind: text({ enum: RECORD_KINDS }).notNull(),
  record_id: text().notNull(),
  /** Empty for a link without a casino. */
  casino_id: text().notNull(),
  placement: text().notNull(),
});

export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** Clicks on outbound links by day (Istanbul), kept for 400 days. `WITHOUT ROWID`, so that a click writes one row. */
export const daily_clicks = sqliteTable(
  "daily_clicks",
  {
    day: text().notNull(),
    ...linkColumns(),
    /** Path of the page with the link; empty if unknown. */
    page: text().notNull(),
    /** ISO 3166; empty if unknown. */
    country: text().notNull(),
    device: text({ enum: DEVICES }).notNull(),
    clicks: integer().notNull().default(0),
    /** First clicks of the day of a network address. */
    unique_clicks: integer().notNull().default(0),
    robots: integer().notNull().default(0),
    /** Clicks of signed-in staff. */
    staff: integer().notNull().default(0),
    /** Latest click (Unix time in ms) by daily hash of the network address; emptied after the day. */
    seen: text({ mode: "json" }).$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.record_id, t.casino_id, t.placement, t.page, t.country, t.device] })],
);

/** Clicks whose target got the placeholder `{tik}`, kept for 90 days. */
export const tracked_clicks = sqliteTable("tracked_clicks", {
  id: text().primaryKey(),
  day: text().notNull(),
  ...linkColumns(),
});

/** The hashed secret of an operator's postback address. */
export const postback_tokens = sqliteTable("postback_tokens", {
  casino_id: text().primaryKey(),
  token_hash: text().notNull(),
  created_at: instant().notNull(),
  /** When somebody last looked at what was refused or matched no click. */
  seen_at: instant(),
  /** When a trial last read a report without a fault. */
  tried_at: instant(),
});

/** Why postbacks were refused, kept for 90 days. */
export const refused_postbacks = sqliteTable(
  "refused_postbacks",
  {
    id: id(),
    casino_id: text().notNull(),
    at: instant().notNull(),
    field: text().notNull(),
    reason: text().notNull(),
    /** The reported transaction, or else the click. */
    reference: text().notNull().default(""),
    /** How many wrong tokens of the day the row stands for; 1 for other reasons. */
    count: integer().notNull().default(1),
  },
  (t) => [
    index("refused_postbacks_by_time").on(t.at, t.id),
    index("refused_postbacks_of_casino").on(t.casino_id, t.at),
  ],
);

/** SQL: a postback that no click has, or that counts nowhere; must equal the condition of the index below. */
export const NEEDS_ATTENTION = sql.raw(
  `("is_matched" = 0 or "is_second" = 1) and "status" <> 'iptal' and instr("key", "status" || ' rapor ') <> 1`,
);

export const CONVERSION_STATUSES = ["kayit", "yatirim", "onay", "iptal"] as const;
export type ConversionStatus = (typeof CONVERSION_STATUSES)[number];

/** What operators report, kept for 400 days. */
export const conversions = sqliteTable(
  "conversions",
  {
    /** Of the click, or the casino if unmatched; `placement` is then empty, `casino_id` the casino that reports. */
    ...linkColumns(),
    /** Status, and the operator's transaction id or else the click id (`keyOf`). */
    key: text().notNull(),
    /** In Istanbul. */
    day: text().notNull(),
    /** As reported; unmatched unless a click has it. */
    click_id: text().notNull(),
    is_matched: integer({ mode: "boolean" }).notNull(),
    status: text({ enum: CONVERSION_STATUSES }).notNull(),
    /** How many: 1 by postback, a report's line may have more; 0 for the revenue of a report, which is no approval. */
    count: integer().notNull().default(1),
    /** In minor units of `currency`; null if not reported. */
    amount: integer(),
    /** ISO 4217; null without amount. */
    currency: text(),
    /** Another amount of a click than its first, without a transaction id; it counts in no figure. */
    is_second: integer({ mode: "boolean" }).notNull().default(false),
    /** Amounts that the present one replaced, oldest first: '1234 TRY'. */
    former_amounts: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    received_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.casino_id, t.key] }),
    index("conversions_needing_attention").on(t.received_at).where(NEEDS_ATTENTION),
  ],
);
