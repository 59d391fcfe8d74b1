import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { casinos, promotions, splash_ads } from "../../db/schema";
import { hostOf } from "../../db/schema/columns";
import type { ChangedRecord } from "../activity/recording.server";
import { isHostOnlyOf } from "../records/casino-hosts.server";
import { type Edit, laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { writeAllReferences } from "../references/writing.server";
import { keepVersions, noteChange } from "../records/versions.server";
import { movedAddress, movedHosts } from "./moving";
import type { CasinoInput } from "./rules";

interface Moved {
  promotions: (typeof promotions.$inferSelect)[];
  ads: (typeof splash_ads.$inferSelect)[];
}

/** SQL: the splash ad leads to the casino; hosts of several casinos do not tell to which. */
const isAdOf = (id: string) => isHostOnlyOf(id, hostOf('"splash_ads"."href"'));

/** The chosen promotions of a casino and splash ads whose address is on a former host of the casino; with the new address. */
export async function movedLinks(db: Db, id: string, input: CasinoInput, chosen: string[]): Promise<Moved> {
  const [[stored], own, ads] = await db.batch([
    db.select().from(casinos).where(eq(casinos.id, id)),
    db
      .select()
      .from(promotions)
      .where(and(eq(promotions.casino_id, id), isOneOf(promotions.id, chosen))),
    db
      .select()
      .from(splash_ads)
      .where(and(isOneOf(splash_ads.id, chosen), isAdOf(id))),
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

/** What moves with a casino, for the log. */
export const movedRecords = (moved: Moved): ChangedRecord[] => [
  ...moved.promotions.map(({ id }) => ({ kind: "promotion" as const, id })),
  ...moved.ads.map(({ id }) => ({ kind: "splash-ad" as const, id })),
];

const isAsRead = ({ id, updated_at }: typeof promotions | typeof splash_ads, rows: Moved[keyof Moved]) => {
  const versions = rows.map((row) => [row.id, row.updated_at]);
  return sql`(${id}, ${updated_at}) in (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(versions)}))`;
};

const valueOf = (id: typeof promotions.id | typeof splash_ads.id, values: [id: string, value: string][]) =>
  sql`${JSON.stringify(Object.fromEntries(values))} ->> ${id}`;

/** Statements that move promotions and splash ads with their casino, if it and they are unchanged. */
export function movingStatements(
  db: Db,
  casino_id: string,
  { promotions: own, ads }: Moved,
  isUnchanged: SQL | undefined,
  { now, by, site, change }: Edit,
): BatchItem<"sqlite">[] {
  const holds = sql`exists (select 1 from ${casinos} where ${isUnchanged})`;
  const isOwn = and(isAsRead(promotions, own), eq(promotions.casino_id, casino_id), holds);
  const isAd = and(isAsRead(splash_ads, ads), holds);
  const url = valueOf(
    promotions.id,
    own.map((row) => [row.id, row.url]),
  );
  const href = valueOf(
    splash_ads.id,
    ads.map((row) => [row.id, row.href]),
  );
  return [
    keepVersions(db, "promotion", change, isOwn),
    ...writeAllReferences(db, "promotion", own, site, isOwn),
    db
      .update(promotions)
      .set({ url, updated_at: laterThan(promotions.updated_at, now), updated_by: by })
      .where(isOwn),
    ...noteChange(db, "promotion", change),
    keepVersions(db, "splash-ad", change, isAd),
    ...writeAllReferences(db, "splash-ad", ads, site, isAd),
    db
      .update(splash_ads)
      .set({ href, updated_at: laterThan(splash_ads.updated_at, now) })
      .where(isAd),
    ...noteChange(db, "splash-ad", change),
  ];
}

/** How many promotions of a casino use its address, those with a separate address, and splash ads that lead to it alone. */
export async function casinoLinks(db: Db, id: string) {
  const isOwn = eq(promotions.casino_id, id);
  const [own, ads, [followers]] = await db.batch([
    db
      .select({ id: promotions.id, title: promotions.title, url: promotions.url })
      .from(promotions)
      .where(and(isOwn, ne(promotions.url, ""))),
    db.select({ id: splash_ads.id, title: splash_ads.title, url: splash_ads.href }).from(splash_ads).where(isAdOf(id)),
    db
      .select({ following: count().as("following") })
      .from(promotions)
      .where(and(isOwn, eq(promotions.url, ""))),
  ]);
  return { own, ads, following: followers?.following ?? 0 };
}
