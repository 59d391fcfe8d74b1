import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Paths at which visitors found a post, casino or promotion once and do not now: it moved, or it was deleted. Triggers
 * keep them within the transaction that changes a slug, a promotion's casino or whether a post is published, and free
 * a path when a record lives there (`migrations/…_former_addresses`); a migration that rebuilds a table must make its triggers again.
 */
export const former_addresses = sqliteTable("former_addresses", {
  path: text().primaryKey(),
  record_id: text().notNull(),
});
