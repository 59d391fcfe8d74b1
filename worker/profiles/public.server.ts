import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, profiles, promotions, users } from "../../db/schema";
import { isRecommendedSql, warningSql } from "../casinos/standing.server";
import { formerAddress } from "../records/former-addresses.server";
import { isActiveSql } from "../records/active-promotion.server";
import { VERIFICATIONS_SHOWN } from "./constants";

const isPublic = eq(profiles.is_public, true);

/** SQL: the id of the public profile at a slug or id. */
export const profileAt = (key: Bindable<string>) =>
  sql`(select ${profiles.id} from ${profiles} where (${profiles.slug} = ${key} or ${profiles.id} = lower(${key})) and ${isPublic})`;

export const publicProfile = (db: Db, key: Bindable<string>) =>
  db
    .select({
      id: profiles.id,
      name: profiles.name,
      slug: sql<string>`${profiles.slug}`.as("public_slug"),
      photo_url: profiles.photo_url,
      words: profiles.words,
      verifies: profiles.verifies,
    })
    .from(profiles)
    .where(sql`${profiles.id} = ${profileAt(key)}`);

export type PublicProfile = Awaited<ReturnType<typeof publicProfile>>[number];

/** Query: casinos that a person reviewed, the latest first. */
export const reviewsBy = (db: Db, id: SQL) =>
  db
    .select({
      name: casinos.name,
      slug: casinos.slug,
      logo_url: casinos.logo_url,
      score: casinos.score,
      rating: casinos.rating,
      casino_warning: warningSql.as("casino_warning"),
      reviewed_at: casinos.reviewed_at,
    })
    .from(casinos)
    .where(and(eq(casinos.reviewed_by, id), isNotNull(casinos.review)))
    .orderBy(desc(casinos.reviewed_at), asc(casinos.sort_key));

/** Query: active promotions and casinos, recommended ones, that a person verified last, the latest first. */
export function verificationsBy(db: Db, id: SQL, today: Bindable<string>) {
  const email = sql`(select ${users.email} from ${users} where ${users.id} = ${id})`;
  const verified = unionAll(
    db
      .select({
        name: promotions.title,
        slug: sql<string | null>`${promotions.slug}`.as("slug"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        at: sql<string>`${promotions.last_verified_at}`.as("at"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
      .where(and(eq(promotions.verified_by, email), isActiveSql(promotions, today), isRecommendedSql)),
    db
      .select({
        name: casinos.name,
        slug: sql<string | null>`null`.as("slug"),
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        at: sql<string>`${casinos.last_verified_at}`.as("at"),
      })
      .from(casinos)
      .where(and(eq(casinos.verified_by, email), isRecommendedSql)),
  ).as("verified");
  return db.select().from(verified).orderBy(desc(verified.at), asc(verified.name)).limit(VERIFICATIONS_SHOWN);
}

/** Query: the address that a profile has left. */
export const findProfile = (db: Db, key: string) => formerAddress(db, `/yazar/${key}`);
