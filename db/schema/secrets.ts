import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Keys for hashing IP addresses, one for each day in UTC (`2026-11-21`), kept for two days. */
export const daily_secrets = sqliteTable("daily_secrets", {
  day: text().primaryKey(),
  secret: text().notNull(),
});

/** Secrets that never change. */
export const lasting_secrets = sqliteTable("lasting_secrets", {
  name: text().primaryKey(),
  secret: text().notNull(),
});
