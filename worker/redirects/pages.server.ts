import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, former_addresses, promotions } from "../../db/schema";
import { ADDRESSED_BY_SLUG } from "../records/kinds.server";
import { FIXED_PAGES } from "../records/page-path.server";
import { FILES, STATIC_FILES } from "../site-addresses";
import { canonicalPath } from "../text/canonical-path";
import { NO_CASINO_SLUG } from "../text/slug";
import { decoded } from "./address-key";

/** SQL: the present path of the page of a record; null without one. */
export function presentPath(id: SQL): SQL<string | null> {
  const owner = sql`(select slug from ${casinos} as home where home.id = ${promotions.casino_id})`;
  const ofPromotion = sql`(select '/bonuslar/' || coalesce(${owner}, ${NO_CASINO_SLUG}) || '/' || slug
    from ${promotions} where ${promotions.id} = ${id})`;
  const others = ADDRESSED_BY_SLUG.map(
    ({ table, prefix, isShown }) =>
      sql`(select ${prefix} || slug from ${table} where ${and(eq(table.id, id), isShown)})`,
  );
  return sql<string | null>`coalesce(${sql.join([ofPromotion, ...others], sql`, `)})`;
}

const FIXED = [...FIXED_PAGES, ...FILES, ...STATIC_FILES];

export interface PageAt {
  /** Null for pages that are no records. */
  id: string | null;
  /** Where the page is now. */
  path: string;
}

/** The path of an address, as the site writes it. */
export const readablePath = (address: string) => canonicalPath(decoded(address.replace(/[?#].*$/s, "")));

/** The pages at paths, also at those that they left, by the path. */
export async function pagesAt(db: Db, paths: string[]): Promise<Map<string, PageAt>> {
  const asked = paths.flatMap((path) => {
    const [, prefix = "", slug = ""] = /^(\/.*?\/?)([^/]+)$/.exec(path) ?? [];
    const [, owner = null] = /^\/bonuslar\/([^/]+)\/$/.exec(prefix) ?? [];
    return slug ? { path, prefix: owner ? "/bonuslar/" : prefix, owner, slug } : [];
  });
  const part = (name: string) => sql`asked.value ->> ${sql.raw(`'${name}'`)}`;
  const home = sql`coalesce((select slug from ${casinos} as home where home.id = ${promotions.casino_id}), ${NO_CASINO_SLUG})`;
  // D1 takes no union of so many parts.
  const ids = [
    sql`(select id from ${promotions} where ${promotions.slug} = ${part("slug")} and ${home} = ${part("owner")})`,
    ...ADDRESSED_BY_SLUG.map(
      ({ table, prefix, isShown }) =>
        sql`(select id from ${table} where ${and(eq(table.slug, sql`${part("slug")}`), sql`${part("prefix")} = ${prefix}`, isShown)})`,
    ),
    sql`(select record_id from ${former_addresses} where ${former_addresses.path} = ${part("path")})`,
  ];
  const rows = await db.values<[path: string, id: string, present: string | null]>(
    sql`select path, id, ${presentPath(sql`found.id`)} from (
      select ${part("path")} as path, coalesce(${sql.join(ids, sql`, `)}) as id
      from json_each(${JSON.stringify(asked)}) as asked) as found`,
  );
  const pages = new Map<string, PageAt>();
  for (const [path, id, present] of rows) if (present) pages.set(path, { id, path: present });
  for (const path of paths) if (FIXED.includes(path)) pages.set(path, { id: null, path });
  return pages;
}
