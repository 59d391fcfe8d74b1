import { type SQL, and, ne, or, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../db/client";
import { SLUG_MAX } from "./slug";

type Addressed = SQLiteTable & { id: SQLiteColumn; slug: SQLiteColumn };

/** The slug itself where it is free among the rows of `within`, else the first of `slug-2`, `slug-3`… that is. */
export async function freeSlug(db: Db, table: Addressed, slug: string, id?: string, within?: SQL): Promise<string> {
  const stem = `${slug.slice(0, SLUG_MAX - 6)}-`;
  const rows = await db
    .select({ slug: table.slug })
    .from(table as SQLiteTable)
    .where(
      and(
        or(sql`${table.slug} = ${slug}`, sql`substr(${table.slug}, 1, ${stem.length}) = ${stem}`),
        id ? ne(table.id, id) : undefined,
        within,
      ),
    );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let n = 2;
  while (taken.has(stem + n)) n++;
  return stem + n;
}
