import { and, desc, eq, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, former_addresses, promotions } from "../../db/schema";
import { formerAddress } from "../records/former-addresses.server";
import { matchPromotion } from "../text/match";
import { NO_CASINO_SLUG } from "../text/slug";
import { isActiveSql } from "../records/active-promotion";
import { newestFirst } from "./filtering.server";

/** SQL: the id of the promotion at `/bonuslar/<casino>/<promotion>`, by id or by equal slug within the casino. */
export function promotionAt(casinoSlug: Bindable<string>, promotion: Bindable<string>): SQL {
  const casinoId = sql`(select id from ${casinos} where slug = ${casinoSlug})`;
  const ofCasino = sql`${promotions.casino_id} is case ${casinoSlug} when ${NO_CASINO_SLUG} then null else coalesce(${casinoId}, '') end`;
  return sql`coalesce(
    (select id from ${promotions} where id = lower(${promotion})),
    (select id from ${promotions} where ${and(eq(promotions.slug, promotion), ofCasino)}))`;
}

/** For an unknown address: the promotion that had it, else the best match (P5.4), of the casino if its slug is known. */
export async function findPromotion(db: Db, casinoSlug: string, slug: string, today: string) {
  const casinoId = sql`coalesce((select id from ${casinos} where slug = ${casinoSlug}),
    (select record_id from ${former_addresses} where path = ${`/casino/${casinoSlug}`}))`;
  const isOwn = sql`${promotions.casino_id} = ${casinoId}`;
  const [[former], candidates] = await db.batch([
    formerAddress(db, `/bonuslar/${casinoSlug}/${slug}`),
    db
      .select({
        slug: promotions.slug,
        title: promotions.title,
        active: sql<number>`${isActiveSql(promotions, today)}`.as("active"),
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(or(eq(promotions.slug, slug), sql`${casinoId} is null`, isOwn))
      .orderBy(desc(isOwn), desc(isActiveSql(promotions, today)), ...newestFirst),
  ]);
  if (former) return { former };
  return {
    hit: matchPromotion(
      slug,
      candidates.map((row) => ({ ...row, is_active: row.active === 1 })),
    ),
  };
}

/** Query: for redirects from legacy addresses. */
export function promotionSlugs(db: Db, id: string) {
  return db
    .select({ slug: promotions.slug, casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
}
