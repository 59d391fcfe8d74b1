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

/** SQL: the start of `search_text`, which begins with the folded title; lists sort by it. */
export const titlePrefix = (searchText: string) => sql.raw(`substr(${searchText}, 1, 60)`);

/** SQL: the host of an http(s) URL, in lower case, without `www.` and a full stop at the end. */
export function hostOf(url: string): SQL {
  const address = `replace(lower(substr(${url}, instr(${url}, '//'))), '//www.', '//')`;
  const parts = ["?", "#", ":"].reduce((text, end) => `replace(${text}, '${end}', '/')`, `substr(${address}, 3)`);
  return sql.raw(`rtrim(substr(${address}, 3, instr(${parts} || '/', '/') - 1), '.')`);
}

/** Whole units of `CURRENCY`. */
export const amount = () => integer();

/** Marks HTML that is sanitised already (`worker/text/`); other HTML is sanitised when it is read. */
export const htmlMarkColumn = () => text().notNull().default("");

export const flagColumn = () => integer({ mode: "boolean" });
