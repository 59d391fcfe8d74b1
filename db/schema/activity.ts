import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns";

/** What administrators did, kept for 180 days. */
export const activities = sqliteTable(
  "activities",
  {
    id: id(),
    at: instant().notNull(),
    /** E-mail of the administrator. */
    by: text().notNull(),
    action: text().notNull(),
    kind: text().notNull(),
    /** Null for actions without a record, such as a change of the schedule. */
    record_id: text(),
    name: text(),
    /** Names the change, see `record_versions`. */
    change_id: text(),
    /** The change that an undo took back. */
    undoes: text(),
    /** The values that an undo gave back: JSON array of `field`, `from` and `to`. */
    returned: text(),
    /** The role that the action needs; null if any has it. */
    role: text({ enum: ["admin", "editor", "writer"] }),
  },
  (t) => [
    index("activities_by_time").on(t.at, t.by, t.action, t.kind),
    index("activities_of_change").on(t.change_id),
    index("undone_changes")
      .on(t.undoes)
      .where(sql`"undoes" is not null`),
  ],
);
