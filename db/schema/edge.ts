import { sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** Cache tags to purge. Ids are never reused, so that a tag added again during a purge is kept. */
export const pending_purges = sqliteTable("pending_purges", {
  id: integer().primaryKey({ autoIncrement: true }),
  tag: text().notNull(),
  created_at: instant()
    .notNull()
    .default(sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`),
});

/** One row. `content` gets a random number when a write makes a page stale: a counter could repeat after a restore. */
export const content_version = sqliteTable("content_version", {
  id: integer().primaryKey(),
  content: integer().notNull().default(0),
});
