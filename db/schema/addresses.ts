import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Former paths of records, kept by triggers (`worker/edge/address-triggers.ts`). */
export const former_addresses = sqliteTable("former_addresses", {
  path: text().primaryKey(),
  record_id: text().notNull(),
});
