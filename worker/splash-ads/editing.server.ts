import { count, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type SplashAd, splash_ads } from "../../db/schema";
import { LIST_SIZE, listOf, type ListQuery, offsetOf, orderOf } from "../records/list";
import { type Edit, reviseRecord } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { Refusal } from "../refusal";
import { writeReferences } from "../references/writing.server";
import { dayInIstanbul } from "../text/calendar";
import { foldTr } from "../text/folding";
import { sortKeyTrSql } from "../text/folding.server";
import { adTotals } from "./figures.server";
import type { SplashAdInput } from "./rules";
import { siteHost, targetCasino, targetFault } from "./targets.server";

export const splashAdSorts = {
  title: [sortKeyTrSql(splash_ads.title)],
  is_active: [splash_ads.is_active, splash_ads.created_at],
  created_at: [splash_ads.created_at],
};

const OWN_PLACEHOLDERS = "Bu sitenin adresinde yer tutucu kullanılamaz";

type Moment = Pick<Edit, "now" | "site">;

const faultAt = ({ now, site }: Moment) => targetFault({ host: siteHost(site), today: dayInIstanbul(now) }).as("fault");

export async function listSplashAds(db: Db, { q, sort = "-created_at", page }: ListQuery, moment: Moment) {
  const matches = q ? isOneOf(splash_ads.id, await splashAdsMatching(db, q)) : undefined;
  const [rows, [all], totals] = await db.batch([
    db
      .select({ ...getTableColumns(splash_ads), fault: faultAt(moment) })
      .from(splash_ads)
      .where(matches)
      .orderBy(...orderOf(splashAdSorts, sort, splash_ads.id))
      .limit(LIST_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ total: count().as("total") })
      .from(splash_ads)
      .where(matches),
    adTotals(db, moment.now),
  ]);
  const withFigures = rows.map((row) => {
    const of = (kind: string) => totals.find((total) => total.id === row.id && total.kind === kind)?.count ?? 0;
    return { ...row, shows: of("ad"), clicks: of("ad-click") };
  });
  return listOf(withFigures, all?.total, page);
}

/** Why an ad with this address would not run, and the name of the casino that it leads to. */
export async function targetOf(db: Db, href: string, moment: Moment) {
  const [row] = await db
    .select({
      fault: faultAt(moment),
      casino: targetCasino({ host: siteHost(moment.site) }).as("casino"),
    })
    .from(sql`(select ${href} as href) as splash_ads`)
    .limit(1);
  return { fault: row?.fault ?? null, casino: row?.casino ?? null };
}

/** Folds titles here, since the few ads have no folded column to search. */
async function splashAdsMatching(db: Db, q: string): Promise<string[]> {
  const rows = await db.select({ id: splash_ads.id, title: splash_ads.title, href: splash_ads.href }).from(splash_ads);
  const term = foldTr(q);
  return rows.filter(({ title, href }) => foldTr(`${title}\n${href}`).includes(term)).map(({ id }) => id);
}

/** Throws `Refusal` for placeholders in an address of this site: only links to other sites are filled. */
function refuseOwnPlaceholders(href: string, site: string): void {
  if (siteHost(href) !== siteHost(site) || !/\{\w+\}/.test(href)) return;
  throw new Refusal("invalid", OWN_PLACEHOLDERS, { fields: { href: OWN_PLACEHOLDERS } });
}

export async function addSplashAd(db: Db, input: SplashAdInput, { now, site }: Edit): Promise<SplashAd> {
  refuseOwnPlaceholders(input.href, site);
  const time = now.toISOString();
  const row = { ...input, id: crypto.randomUUID(), created_at: time, updated_at: time };
  const [[added]] = await db.batch([
    db.insert(splash_ads).values(row).returning(),
    ...writeReferences(db, "splash-ad", row, site),
  ]);
  if (!added) throw new Error("nothing was inserted");
  return added;
}

export async function reviseSplashAd(
  db: Db,
  id: string,
  basis: string,
  values: SplashAdInput,
  edit: Edit,
): Promise<SplashAd> {
  refuseOwnPlaceholders(values.href, edit.site);
  const before = (isUnchanged: SQL | undefined) =>
    writeReferences(db, "splash-ad", { id, ...values }, edit.site, isUnchanged);
  return reviseRecord(db, "splash-ad", id, basis, { values, before }, edit);
}
