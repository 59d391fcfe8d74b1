import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Former paths, maintained by triggers (`migrations/…_former_addresses`). */
export const former_addresses = sqliteTable("former_addresses", {
  path: text().primaryKey(),
  record_id: text().notNull(),
});
