import { and, eq, type SQL, sql } from "drizzle-orm";
import { casinos, promotions } from "../../db/schema";
import { ADDRESSED_BY_SLUG } from "../records/kinds.server";
import { NO_CASINO_SLUG } from "../text/slug";

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
