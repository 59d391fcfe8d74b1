import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";
import { RECORD_KINDS } from "./kinds";

/** Soft-deleted records, kept for 30 days. `parent_id` is the promotion of a comment deleted with it. */
export const trash = sqliteTable(
  "trash",
  {
    id: text().primaryKey(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    name: text().notNull(),
    row: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    parent_id: text(),
    deleted_at: instant().notNull(),
    /** Names the deletion to an undo. */
    change_id: text(),
  },
  (t) => [
    index("trash_by_age").on(t.deleted_at, t.id),
    index("trash_by_parent").on(t.parent_id, t.deleted_at, t.id),
    index("trash_by_change").on(t.change_id),
  ],
);

/** Figures of demo content in the trash, which go and come back with it. */
export const removed_figures = sqliteTable("removed_figures", {
  source: text().notNull(),
  /** `demo` for those of lists and visits. */
  record_id: text().notNull(),
  row: text().notNull(),
  removed_at: instant().notNull(),
});

/** Permanently deleted records of the last 30 days, for the dashboard. */
export const forgotten_records = sqliteTable("forgotten_records", {
  id: text().primaryKey(),
  kind: text().notNull(),
  created_at: instant().notNull(),
  deleted_at: instant().notNull(),
});
