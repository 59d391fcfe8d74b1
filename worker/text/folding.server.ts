import { type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

type Pairs = [letter: string, written: string][];
const pairsOf = (text: string): Pairs => text.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]);
const FOLDED = pairsOf("Çc çc Ğg ğg İi ıi Öo öo Şs şs Üu üu");
/** `~` sorts a letter after all words of the letter before it. */
const ORDERED = pairsOf("Çc~ çc~ Ğg~ ğg~ Ih~ ıh~ İi Öo~ öo~ Şs~ şs~ Üu~ üu~");

/** SQLite's lower() knows ASCII only. */
const written = (text: SQL | SQLiteColumn, pairs: Pairs): SQL =>
  sql`lower(${pairs.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${sql.raw(`'${letter}', '${plain}'`)})`, sql`${text}`)})`;

export const foldTrSql = (text: SQL | SQLiteColumn) => written(text, FOLDED);

export const sortKeyTrSql = (text: SQL | SQLiteColumn) => written(text, ORDERED);

/** A folded word of a search: a value, its placeholder, or a literal in SQL. */
export interface SearchWord {
  text: string | Placeholder | SQL;
  /** Also found where a text writes it apart. */
  isApart: boolean;
}

/** SQL: a folded text contains the word. */
export const containsWord = (text: SQLWrapper, word: SearchWord): SQL =>
  word.isApart
    ? sql`(instr(${text}, ${word.text}) > 0 or instr(replace(${text}, ' ', ''), ${word.text}) > 0)`
    : sql`instr(${text}, ${word.text}) > 0`;
