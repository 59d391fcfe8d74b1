import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/**
 * What was deleted, for 30 days: `row` is the removed row as a JSON object. Comments go with their promotion
 * (`parent_id`); a casino remembers the promotions that lost it, `[{ id, slug }]`. Since the rows are gone from their
 * tables, their slugs are free and no query has to leave them out.
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

/** The dates of what was deleted for good, for as long: the dashboard compares its figures with those of a month ago. */
export const forgotten_records = sqliteTable("forgotten_records", {
  id: text().primaryKey(),
  kind: text().notNull(),
  created_at: instant().notNull(),
  deleted_at: instant().notNull(),
});
