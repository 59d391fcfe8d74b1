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
    /** Names the change to an undo, see `former_values`. */
    change_id: text(),
    /** The values that an undo gave back: JSON array of `field`, `from` and `to`. */
    returned: text(),
  },
  (t) => [index("activities_by_time").on(t.at, t.by, t.action, t.kind)],
);
