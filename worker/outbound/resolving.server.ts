import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions, splash_ads } from "../../db/schema";
import type { Link } from "../figures/clicks.server";
import { blockedSql } from "../legal/public.server";
import { isActive } from "../records/active-promotion";
import { casinoAddress, promotionAddress } from "../records/addresses";
import { runsWithin } from "../splash-ads/public.server";
import { casinoOfHost, leadsToOwnPage, siteHost } from "../splash-ads/targets.server";
import { canonicalPath } from "../text/canonical-path";
import { NO_CASINO_SLUG } from "../text/slug";
import { dayInIstanbul } from "../text/calendar";
import { AD_SLUG } from "./addresses";

const columns = {
  casino_id: sql<string | null>`${casinos.id}`.as("casino_id"),
  casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
  casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
  casino_url: sql<string | null>`coalesce(${casinos.tracking_url}, ${casinos.entry_url}, ${casinos.url})`.as(
    "casino_url",
  ),
  standing: sql<string | null>`${casinos.standing}`.as("standing"),
  promotion_id: sql<string | null>`${promotions.id}`.as("promotion_id"),
  slug: sql<string | null>`${promotions.slug}`.as("slug"),
  url: sql<string | null>`${promotions.url}`.as("url"),
  is_active: sql<number | null>`${promotions.is_active}`.as("is_active"),
  expiry_date: sql<string | null>`${promotions.expiry_date}`.as("expiry_date"),
  blocked: blockedSql.as("blocked"),
};

interface Target {
  /** Where it leads nobody on: countries of ISO 3166-1, as JSON. */
  blocked: string;
  /** The page of the promotion or casino; undefined without one. */
  page: string | undefined;
}

/** Where an outbound link leads: to a page of this site, or to the address of an operator. */
export type Destination = (
  | { kind: "page"; path: string }
  | (Target & { kind: "target"; template: string; link: Link; bonus: string; casino: string })
) & {
  /** Whose clicks are counted, too. */
  ad?: string;
};

interface Moment {
  site: string;
  now: Date;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Kinds with a link at this segment and their id; other segments are slugs of casinos. */
const BY_ID: Record<string, typeof ofAd> = { [AD_SLUG]: ofAd };

/** One query. Undefined if the casino or the record is unknown; `record` is left out for a casino's own link. */
export async function destinationAt(db: Db, casino: string, record: string | undefined, moment: Moment) {
  const ofKind = record && UUID.test(record) ? BY_ID[casino] : undefined;
  return ofKind && record ? ofKind(db, record, moment) : ofSlugs(db, casino, record, moment);
}

async function ofSlugs(
  db: Db,
  casino: string,
  promotion: string | undefined,
  { now }: Moment,
): Promise<Destination | undefined> {
  const [row] = await (casino === NO_CASINO_SLUG ? ofNoCasino(db, promotion ?? "") : ofCasino(db, casino, promotion));
  if (!row || (promotion !== undefined && row.promotion_id === null)) return undefined;
  const { casino_slug, slug, expiry_date } = row;
  if (casino_slug && row.standing === "not_recommended")
    return { kind: "page", path: casinoAddress({ slug: casino_slug }) };
  if (slug !== null && !isActive({ is_active: row.is_active === 1, expiry_date }, dayInIstanbul(now)))
    return { kind: "page", path: promotionAddress({ slug, casino_slug }) };
  return {
    kind: "target",
    template: row.url || (row.casino_url ?? ""),
    link: linkOf(row.casino_id, row.promotion_id),
    bonus: slug ?? "",
    casino: row.casino_name ?? "",
    blocked: row.blocked,
    page: slug === null ? pageOf(casino_slug) : promotionAddress({ slug, casino_slug }),
  };
}

const pageOf = (casino: string | null) => (casino === null ? undefined : casinoAddress({ slug: casino }));

/** The target of a running splash ad: a page of this site, or an address of the casino whose host it has. */
async function ofAd(db: Db, id: string, { site, now }: Moment): Promise<Destination | undefined> {
  const [time, host] = [now.toISOString(), siteHost(site)];
  const runs = runsWithin({ host, today: dayInIstanbul(now), from: time, until: time });
  const [row] = await db
    .select({
      href: splash_ads.href,
      is_own: leadsToOwnPage(host).as("is_own"),
      ...{ casino_id: columns.casino_id, casino: columns.casino_name, casino_slug: columns.casino_slug },
      blocked: columns.blocked,
    })
    .from(splash_ads)
    .leftJoin(casinos, eq(casinos.id, casinoOfHost))
    .where(and(eq(splash_ads.id, id), runs))
    .limit(1);
  if (!row) return undefined;
  const { href: template, casino_id, casino, blocked } = row;
  if (row.is_own) return { kind: "page", path: placedPath(template), ad: id };
  const link = linkOf(casino_id);
  return {
    kind: "target",
    template,
    link,
    bonus: "",
    casino: casino ?? "",
    blocked,
    page: pageOf(row.casino_slug),
    ad: id,
  };
}

/** Of a promotion, or of the casino itself. */
const linkOf = (casino: string | null, promotion?: string | null): Link => ({
  ...(promotion ? { kind: "promotion", record_id: promotion } : { kind: "casino", record_id: casino ?? "" }),
  casino_id: casino ?? "",
});

function placedPath(address: string): string {
  const url = new URL(address);
  if (url.pathname.startsWith("/git/")) url.searchParams.set("y", "splash");
  return canonicalPath(url.pathname) + url.search + url.hash;
}

const ofCasino = (db: Db, casino: string, promotion = "") =>
  db
    .select(columns)
    .from(casinos)
    .leftJoin(promotions, and(eq(promotions.casino_id, casinos.id), eq(promotions.slug, promotion)))
    .where(eq(casinos.slug, casino));

const ofNoCasino = (db: Db, promotion: string) =>
  db
    .select(columns)
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(and(isNull(promotions.casino_id), eq(promotions.slug, promotion)));
