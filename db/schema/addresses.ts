import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Paths that posts, casinos and promotions had before they moved, were unpublished or deleted. Triggers maintain them
 * (`migrations/…_former_addresses`); a migration that rebuilds a table must create its triggers again.
 */
export const former_addresses = sqliteTable("former_addresses", {
  path: text().primaryKey(),
  record_id: text().notNull(),
});
