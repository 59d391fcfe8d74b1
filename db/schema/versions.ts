import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns";
import { RECORD_KINDS } from "./kinds";

/** Saved versions of records; the newest state is the record itself. */
export const record_versions = sqliteTable(
  "record_versions",
  {
    id: id(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    record_id: text().notNull(),
    row: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    /** E-mail of the editor of this version; null if unknown. */
    saved_by: text(),
    saved_at: instant().notNull(),
  },
  (t) => [index("versions_of_record").on(t.kind, t.record_id, t.saved_at, t.id)],
);
