import { and, asc, desc, eq, gte, lt, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, former_addresses, promotions } from "../../db/schema";
import type { Limit } from "../records/list";
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

/** Maximum candidates for a mistyped address: of the casino or the newest, and for each other look-up. */
const [OWN_MAX, FOUND_MAX] = [24, 4];

/** Resolves an unknown address: a former one or, if `isLoose`, the best match (P5.4), within a known casino. */
export async function findPromotion(db: Db, casinoSlug: string, slug: string, today: string, isLoose = true) {
  const former = formerAddress(db, `/bonuslar/${casinoSlug}/${slug}`);
  if (!isLoose) return { former: (await former)[0] };
  const [[left], ...candidates] = await db.batch([former, ...candidateQueries(db, casinoSlug, slug, today)]);
  if (left) return { former: left };
  return {
    hit: matchPromotion(
      slug,
      candidates.flat().map((row) => ({ ...row, is_active: row.active === 1 })),
    ),
  };
}

function candidateQueries(db: Db, casinoSlug: string, slug: string, today: string) {
  const casinoId = sql`coalesce((select id from ${casinos} where slug = ${casinoSlug}),
    (select record_id from ${former_addresses} where path = ${`/casino/${casinoSlug}`}))`;
  const isOwn = sql`${promotions.casino_id} = ${casinoId}`;
  const isPossible = sql`(${casinoId} is null or ${isOwn})`;
  const isCurrent = isActiveSql(promotions, today);
  // The unary plus keeps SQLite from using the index, which would read all active promotions.
  const isCurrentThere = isActiveSql(
    { is_active: sql`+${promotions.is_active}`, expiry_date: promotions.expiry_date },
    today,
  );
  const select = (where: SQL | undefined, limit: Limit, order: SQL[]) =>
    db
      .select({
        slug: promotions.slug,
        title: promotions.title,
        active: sql<number>`${isCurrent}`.as("active"),
        casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(where)
      .orderBy(...order)
      .limit(limit);
  const title = sql.raw(`substr("promotions"."search_text", 1, 60)`);
  const words = slug.split("-");
  const begins = (column: SQL, text: string) => and(gte(column, text), lt(column, `${text}~`), isPossible);
  const beginning = words.slice(0, 2).join("-");
  return [
    select(eq(promotions.slug, slug), FOUND_MAX, [desc(isOwn), desc(isCurrent), ...newestFirst]),
    select(begins(title, words.join(" ").slice(0, 60)), FOUND_MAX, [title]),
    select(isOwn, OWN_MAX, [desc(promotions.is_active), ...newestFirst]),
    select(isCurrent, sql`(${OWN_MAX} * (${casinoId} is null))` as unknown as Placeholder, newestFirst),
    select(and(begins(sql`${promotions.slug}`, beginning), isCurrentThere), FOUND_MAX, [asc(promotions.slug)]),
  ] as const;
}

export function promotionSlugs(db: Db, id: string) {
  return db
    .select({ slug: promotions.slug, casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug") })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(eq(promotions.id, id));
}
