import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions } from "../../db/schema";

/** A range of rowids, which grow as rows are added; some rows may be deleted. */
export interface RowRange {
  number: number;
  size: number;
}

export const isInRange = (table: SQLiteTable, { number, size }: RowRange): SQL =>
  sql`${table}.rowid between ${(number - 1) * size + 1} and ${number * size}`;

const TABLES = { casinos, promotions, posts: blog_posts };

export const rangesOf = (db: Db, table: keyof typeof TABLES, size: number) =>
  db
    .select({ ranges: sql<number>`(coalesce(max(rowid), 0) + ${size - 1}) / ${size}`.as("ranges") })
    .from(TABLES[table]);
