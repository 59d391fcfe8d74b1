import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** One row, written by `npm run backup`. The last backup failed if `last_failed_at` is later than `last_succeeded_at`. */
export const backup_state = sqliteTable("backup_state", {
  id: integer().primaryKey(),
  /** Time of the data in the archive. */
  last_succeeded_at: instant(),
  last_failed_at: instant(),
  /** Null after a success. */
  error: text(),
});
