import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flagColumn, id, instant } from "./columns";
import { RECORD_KINDS } from "./kinds";

type Values = Record<string, string | number | null>;

/** States of records before changes; the newest state is the record itself. */
export const record_versions = sqliteTable(
  "record_versions",
  {
    id: id(),
    kind: text({ enum: RECORD_KINDS }).notNull(),
    record_id: text().notNull(),
    /** The whole row, or only the replaced columns if the change made no new version of the record. */
    row: text({ mode: "json" }).$type<Values>().notNull(),
    /** E-mail of the editor of this version; null if unknown. */
    saved_by: text(),
    saved_at: instant().notNull(),
    /** Names the change that replaced this state, also in `activities`. */
    change_id: text(),
    /** The values that the change gave the columns it altered. */
    given: text({ mode: "json" }).$type<Values>(),
    /** Whether 'Geçmiş' shows it. */
    is_listed: flagColumn().notNull().default(true),
  },
  (t) => [
    index("versions_of_record").on(t.kind, t.record_id, t.saved_at, t.id),
    index("versions_of_change").on(t.change_id, t.record_id),
  ],
);
