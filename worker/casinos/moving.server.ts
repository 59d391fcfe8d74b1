import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions, splash_ads } from "../../db/schema";
import { type Edit, laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { writeReferences } from "../references/writing.server";
import { keepVersions } from "../records/versions.server";
import { movedAddress, movedHosts } from "./moving";
import type { CasinoInput } from "./rules";

interface Moved {
  promotions: (typeof promotions.$inferSelect)[];
  ads: (typeof splash_ads.$inferSelect)[];
}

/** The chosen promotions of a casino and splash ads that have an address on a former host of it, with the new one. */
export async function movedLinks(db: Db, id: string, input: CasinoInput, chosen: string[]): Promise<Moved> {
  const [[stored], own, ads] = await db.batch([
    db.select().from(casinos).where(eq(casinos.id, id)),
    db
      .select()
      .from(promotions)
      .where(and(eq(promotions.casino_id, id), isOneOf(promotions.id, chosen))),
    db.select().from(splash_ads).where(isOneOf(splash_ads.id, chosen)),
  ]);
  const moves = stored ? movedHosts(stored, input) : new Map<string, string>();
  return {
    promotions: own.flatMap((promotion) => {
      const url = movedAddress(promotion.url, moves);
      return url ? [{ ...promotion, url }] : [];
    }),
    ads: ads.flatMap((ad) => {
      const href = movedAddress(ad.href, moves);
      return href ? [{ ...ad, href }] : [];
    }),
  };
}

/** Statements that move promotions and splash ads with their casino, if it is unchanged. */
export function movingStatements(
  db: Db,
  casino_id: string,
  moved: Moved,
  isUnchanged: SQL | undefined,
  { now, by, site }: Edit,
) {
  const holds = sql`exists (select 1 from ${casinos} where ${isUnchanged})`;
  const isOwn = and(eq(promotions.casino_id, casino_id), holds);
  const ids = moved.promotions.map(({ id }) => id);
  const ofPromotions = moved.promotions.flatMap((row) => {
    const isRow = and(eq(promotions.id, row.id), isOwn);
    const revised = { updated_at: laterThan(promotions.updated_at, now), updated_by: by };
    return [
      ...writeReferences(db, "promotion", row, site, isRow),
      db
        .update(promotions)
        .set({ url: row.url, ...revised })
        .where(isRow),
    ];
  });
  const ofAds = moved.ads.flatMap((row) => {
    const isRow = and(eq(splash_ads.id, row.id), holds);
    const updated_at = laterThan(splash_ads.updated_at, now);
    return [
      ...writeReferences(db, "splash-ad", row, site, isRow),
      db.update(splash_ads).set({ href: row.href, updated_at }).where(isRow),
    ];
  });
  return [...keepVersions(db, "promotion", ids, and(isOneOf(promotions.id, ids), isOwn)), ...ofPromotions, ...ofAds];
}

/** How many promotions of a casino use its address, those with an own one, and all splash ads with theirs. */
export async function casinoLinks(db: Db, id: string) {
  const [own, ads] = await db.batch([
    db
      .select({ id: promotions.id, title: promotions.title, url: promotions.url })
      .from(promotions)
      .where(and(eq(promotions.casino_id, id), ne(promotions.url, ""))),
    db.select({ id: splash_ads.id, title: splash_ads.title, url: splash_ads.href }).from(splash_ads),
  ]);
  return {
    own,
    ads,
    following: await db.$count(promotions, and(eq(promotions.casino_id, id), eq(promotions.url, ""))),
  };
}
