import { type SQL, sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

export const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

export const instant = () => text();
const now = () => new Date().toISOString();
export const createdAt = () => instant().notNull().$defaultFn(now);
export const updatedAt = () => instant().notNull().$defaultFn(now);

/** E-mail of the last editor. */
export const updatedBy = () => text();

/** SQL: start of `search_text`, the folded title; lists sort by it, since an index of all would be too large. */
export const titlePrefix = (searchText = "search_text") => sql.raw(`substr(${searchText}, 1, 60)`);

/** SQL: the host of an http(s) URL, in lower case and without `www.`. */
export function hostOf(url: string): SQL {
  const address = `replace(lower(substr(${url}, instr(${url}, '//'))), '//www.', '//')`;
  const parts = ["?", "#", ":"].reduce((text, end) => `replace(${text}, '${end}', '/')`, `substr(${address}, 3)`);
  return sql.raw(`substr(${address}, 3, instr(${parts} || '/', '/') - 1)`);
}

/** Whole units of `CURRENCY`. */
export const amount = () => integer();

/** Marks sanitised HTML (`worker/html/`); unmarked HTML is sanitised when read. */
export const htmlMarkColumn = () => text().notNull().default("");

export const flagColumn = () => integer({ mode: "boolean" });
