import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { SLUG_MAX } from "../text/slug";

type Addressed = SQLiteTable & { id: SQLiteColumn; slug: SQLiteColumn };

/** Characters that `-2`, `-3`… may take. */
const NUMBER_MAX = 6;

interface Place {
  /** The record that the slug is for; its own slug is free. */
  id?: string | undefined;
  /** Condition: the row `taken` lives where the slug will. */
  within?: SQL;
}

/**
 * SQL: the slug itself where no other row has it, else the first of `slug-2`, `slug-3`… that is free. As a part of the
 * statement that writes it, so that no other write comes in between.
 */
export function freeSlug(table: Addressed, slug: string, { id = "", within = sql`true` }: Place = {}): SQL<string> {
  const stem = `${slug.slice(0, SLUG_MAX - NUMBER_MAX).replace(/-+$/, "")}-`;
  return sql<string>`(with recursive free(n, slug) as (
    select 1, ${slug}
    union all select n + 1, ${stem} || (n + 1) from free
      where exists (select 1 from ${table} as taken where taken.slug = free.slug and taken.id <> ${id} and ${within}))
    select slug from free order by n desc limit 1)`;
}
