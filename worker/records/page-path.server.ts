import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { casinos, promotions } from "../../db/schema";
import { SEGMENTS } from "../site-addresses";
import { NO_CASINO_SLUG } from "../text/slug";
import { ADDRESSED_BY_SLUG } from "./kinds.server";

export const FIXED_PAGES = [...SEGMENTS].flatMap(([segment, { isPage }]) => (isPage ? `/${segment}` : []));

/** SQL: the path, as the site writes it, is that of a page. */
export function isPagePath(path: string): SQL {
  if (FIXED_PAGES.includes(path)) return sql`1`;
  const [, casino = "", promotion] = /^\/bonuslar\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (promotion) {
    const isOf = casino === NO_CASINO_SLUG ? isNull(promotions.casino_id) : undefined;
    const owner = sql`${promotions.casino_id} = (select id from ${casinos} where slug = ${casino})`;
    return sql`exists (select 1 from ${promotions} where ${and(eq(promotions.slug, promotion), or(isOf, owner))})`;
  }
  const [kind] = ADDRESSED_BY_SLUG.filter(({ prefix }) => path.startsWith(prefix)).toSorted(
    (one, other) => other.prefix.length - one.prefix.length,
  );
  if (!kind) return sql`0`;
  const { table, prefix, isShown } = kind;
  return sql`exists (select 1 from ${table} where ${and(eq(table.slug, path.slice(prefix.length)), isShown)})`;
}
