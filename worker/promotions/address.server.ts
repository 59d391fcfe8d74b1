import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { matchPromotion } from "../match";
import { NO_CASINO_SLUG } from "../slug";
import { isActive, newestFirst } from "./promotions.server";

/** SQL: the id of the promotion at `/bonuslar/<casino>/<promotion>`, by id or by equal slug within the casino. */
export function promotionAt(casinoSlug: string, promotion: string): SQL {
  const ofCasino =
    casinoSlug === NO_CASINO_SLUG
      ? isNull(promotions.casino_id)
      : eq(promotions.casino_id, sql`(select id from ${casinos} where slug = ${casinoSlug})`);
  return sql`coalesce(
    (select id from ${promotions} where id = ${promotion.toLowerCase()}),
    (select id from ${promotions} where ${and(eq(promotions.slug, promotion), ofCasino)}))`;
}

/** The place of the promotion a loose address means (`match.ts`): among the casino's active ones, or all where there is no such casino. */
export async function findPromotion(db: Db, casinoSlug: string, slug: string, today: string) {
  const sameCasino = sql`(select id from ${casinos} where slug = ${casinoSlug})`;
  const candidates = await db
    .select({
      slug: promotions.slug,
      title: promotions.title,
      casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
      casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(and(isActive(today), or(sql`not exists ${sameCasino}`, eq(promotions.casino_id, sameCasino))))
    .orderBy(...newestFirst);
  return matchPromotion(slug, candidates);
}

/** Query: where a promotion lives, by id; for the legacy addresses. */
export function promotionPlace(db: Db, id: string) {
  return db
    .select({ slug: promotions.slug, casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
}
