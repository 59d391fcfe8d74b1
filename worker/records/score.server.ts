import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, CRITERIA, review_settings } from "../../db/schema";

const sumOf = (termOf: (name: string) => string) => sql.raw(CRITERIA.map(termOf).join(" + "));

/** SQL: `scoreOf` with the current weights, of a review as SQL of its JSON; null without a review. */
export function scoreSql(review: SQL): SQL<number | null> {
  const total = sumOf((name) => `(weights ->> '$.${name}')`);
  const halfPoints = sumOf((name) => `(weights ->> '$.${name}') * cast((review ->> '$.${name}.score') * 2 as integer)`);
  return sql`(select (5 * (${halfPoints}) + (${total})) / (2 * (${total})) / 10.0
    from (select ${review} as review), ${review_settings})`;
}

/** Statement: computes all scores with the current weights. */
export function rescoreCasinos(db: Db) {
  const score = scoreSql(sql`"casinos"."review"`);
  return db
    .update(casinos)
    .set({ score })
    .where(sql`${casinos.score} is not ${score}`);
}
