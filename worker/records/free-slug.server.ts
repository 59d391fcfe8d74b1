import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { SLUG_MAX } from "../text/slug";

type Addressed = SQLiteTable & { id: SQLiteColumn; slug: SQLiteColumn };

const SUFFIX_LENGTH_MAX = 6;

interface SlugScope {
  /** The record that may keep its own slug. */
  id?: string | undefined;
  /** Condition on the alias `taken`, for slugs that are unique within a part of the table. */
  within?: SQL;
}

/** SQL: the first free one of `slug`, `slug-2`, `slug-3`…, chosen by the statement that writes it, to avoid races. */
export function freeSlug(table: Addressed, slug: string, { id = "", within = sql`true` }: SlugScope = {}): SQL<string> {
  const stem = `${slug.slice(0, SLUG_MAX - SUFFIX_LENGTH_MAX).replace(/-+$/, "")}-`;
  return sql<string>`(with recursive free(n, slug) as (
    select 1, ${slug}
    union all select n + 1, ${stem} || (n + 1) from free
      where exists (select 1 from ${table} as taken where taken.slug = free.slug and taken.id <> ${id} and ${within}))
    select slug from free order by n desc limit 1)`;
}
