import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flagColumn, id, updatedAt, updatedBy } from "./columns";

export const REDIRECT_STATUSES = ["301", "302", "410"] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** Where former addresses of another system lead. */
export const redirects = sqliteTable(
  "redirects",
  {
    id: id(),
    /** A path, with a query, or with `/*` at its end for all below it; as an editor reads it. */
    source: text().notNull(),
    /** The source as requests are looked up: decoded, NFC, folded, without a slash at its end. */
    source_key: text().notNull().unique(),
    /** A path of this site or an https address; empty for 410. */
    target: text().notNull().default(""),
    /** The record whose page the target was when it was saved, so that the rule follows its later addresses. */
    record_id: text(),
    status: text({ enum: REDIRECT_STATUSES }).notNull().default("301"),
    is_active: flagColumn().notNull().default(true),
    note: text(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    updated_by: updatedBy(),
  },
  (t) => [
    index("redirects_by_age").on(t.created_at, t.id),
    index("redirects_of_record")
      .on(t.record_id)
      .where(sql`"record_id" is not null`),
  ],
);

export type Redirect = typeof redirects.$inferSelect;

/** One row. What visitors of an unknown address get: the home page, or a page with status 404. */
export const redirect_settings = sqliteTable("redirect_settings", {
  id: id(),
  unknown_addresses: text({ enum: ["home", "page"] })
    .notNull()
    .default("home"),
  updated_at: updatedAt(),
});

export type RedirectSettings = typeof redirect_settings.$inferSelect;
