import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/**
 * Deleted records, kept for 30 days; `row` is the deleted row as JSON. Comments are deleted with their promotion
 * (`parent_id`); `detached` lists the promotions of a deleted casino.
 */
export const trash = sqliteTable(
  "trash",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    row: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    detached: text({ mode: "json" }).$type<{ id: string; slug: string }[]>(),
    parent_id: text(),
    deleted_at: instant().notNull(),
  },
  (t) => [index("trash_by_age").on(t.deleted_at, t.id), index("trash_by_parent").on(t.parent_id, t.deleted_at, t.id)],
);

/** Dates of permanently deleted records, kept for 30 days: the dashboard compares its figures with last month's. */
export const forgotten_records = sqliteTable("forgotten_records", {
  id: text().primaryKey(),
  kind: text().notNull(),
  created_at: instant().notNull(),
  deleted_at: instant().notNull(),
});
