import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, former_addresses, promotions } from "../../db/schema";
import { formerAddress } from "../records/former-addresses.server";
import { matchCasino, matchPromotion, nearest } from "../text/match";
import { NO_CASINO_SLUG } from "../text/slug";
import { isActive } from "../records/active-promotion";
import { newestFirst } from "./filtering.server";

/** SQL: the id of the promotion at `/bonuslar/<casino>/<promotion>`, by id or by equal slug within the casino. */
export function promotionAt(casinoSlug: Bindable<string>, promotion: Bindable<string>): SQL {
  const casinoId = sql`(select id from ${casinos} where slug = ${casinoSlug})`;
  const ofCasino = sql`${promotions.casino_id} is case ${casinoSlug} when ${NO_CASINO_SLUG} then null else coalesce(${casinoId}, '') end`;
  return sql`coalesce(
    (select id from ${promotions} where id = lower(${promotion})),
    (select id from ${promotions} where ${and(eq(promotions.slug, promotion), ofCasino)}))`;
}

/** Resolves an unknown address, given by its slugs: a former one or, if `isLoose`, the best match (P5.4) and the nearest. */
export async function findPromotion(db: Db, casinoSlug: string, slug: string, today: string, isLoose = true) {
  const former = formerAddress(db, `/bonuslar/${casinoSlug}/${slug}`);
  if (!isLoose) return { former: (await former)[0] };
  const [[left], [formerCasino], everyCasino, everyPromotion] = await db.batch([
    former,
    db
      .select({ id: former_addresses.record_id })
      .from(former_addresses)
      .where(eq(former_addresses.path, `/casino/${casinoSlug}`)),
    db.select({ id: casinos.id, slug: casinos.slug, name: casinos.name }).from(casinos),
    db
      .select({
        slug: promotions.slug,
        title: promotions.title,
        casino_id: promotions.casino_id,
        is_active: promotions.is_active,
        expiry_date: promotions.expiry_date,
      })
      .from(promotions)
      .orderBy(...newestFirst),
  ]);
  if (left) return { former: left };
  const casinoById = new Map(everyCasino.map((casino) => [casino.id, casino]));
  const candidates = everyPromotion.map((promotion) => {
    const casino = casinoById.get(promotion.casino_id ?? "");
    return {
      ...promotion,
      is_active: isActive(promotion, today),
      casino_name: casino?.name ?? null,
      casino_slug: casino?.slug ?? null,
    };
  });
  const named = formerCasino ?? matchCasino(casinoSlug, everyCasino);
  const active = candidates.filter((candidate) => candidate.is_active);
  return {
    hit: matchPromotion(slug, candidates, casinoSlug === NO_CASINO_SLUG ? null : named?.id),
    near: nearest(
      `${slug} ${casinoById.get(named?.id ?? "")?.name ?? casinoSlug}`,
      active,
      ({ title, casino_name }) => `${title} ${casino_name ?? ""}`,
    ),
  };
}

export function promotionSlugs(db: Db, id: string) {
  return db
    .select({ slug: promotions.slug, casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
}
