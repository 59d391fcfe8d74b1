import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** What the last change of several records replaced in each, so that it can be undone. */
export const former_values = sqliteTable("former_values", {
  record_id: text().primaryKey(),
  change_id: text().notNull(),
  /** The replaced columns, by `table.column`. */
  former: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
  /** The record's `updated_at` after the change. */
  version: instant().notNull(),
});
