import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

type Pairs = [letter: string, written: string][];
const pairsOf = (text: string): Pairs => text.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]);
const FOLDED = pairsOf("Çc çc Ğg ğg İi ıi Öo öo Şs şs Üu üu");
/** After every word that begins with the letter before it. */
const ORDERED = pairsOf("Çc~ çc~ Ğg~ ğg~ Ih~ ıh~ İi Öo~ öo~ Şs~ şs~ Üu~ üu~");

/** SQLite's own lower() knows ASCII only. */
const written = (text: SQL | SQLiteColumn, pairs: Pairs): SQL =>
  sql`lower(${pairs.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${letter}, ${plain})`, sql`${text}`)})`;

/** A text of the database folded as `foldTr` does, for lists without a folded column. */
export const foldedSql = (text: SQL | SQLiteColumn) => written(text, FOLDED);

/** A text of the database whose byte order is the Turkish alphabet's, for lists without a column of `sortKeyTr`. */
export const orderedSql = (text: SQL | SQLiteColumn) => written(text, ORDERED);
