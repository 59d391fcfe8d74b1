import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** A UUID. */
export const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** An instant, ISO 8601 in UTC. */
export const instant = () => text();
const now = () => new Date().toISOString();
export const createdAt = () => instant().notNull().$defaultFn(now);
export const updatedAt = () => instant().notNull().$defaultFn(now);

/** The folded title that `search_text` begins with, as far as lists are ordered by it: an index of the whole would be as large as the table. */
export const firstWords = (searchText = "search_text") => sql.raw(`substr(${searchText}, 1, 60)`);

/** `htmlMark` of the row's HTML: a text that was stored by any other way than the sanitiser's has another. */
export const htmlMark = () => text().notNull().default("");

export const flag = () => integer({ mode: "boolean" });
