import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

const LETTERS = ["Çc", "çc", "Ğg", "ğg", "İi", "ıi", "Öo", "öo", "Şs", "şs", "Üu", "üu"];

/** A text of the database folded as `foldTr` does, for lists without a folded column; SQLite's own lower() knows ASCII only. */
export const foldedSql = (text: SQL | SQLiteColumn): SQL =>
  sql`lower(${LETTERS.reduce((inner, [letter, plain]) => sql`replace(${inner}, ${letter}, ${plain})`, sql`${text}`)})`;
