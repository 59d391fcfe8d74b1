import { and, asc, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, type CriterionWeights, promotions } from "../../db/schema";
import { METHODS_OFFERED, NAMED_CASINOS } from "./constants";
import { formerAddress } from "../records/former-addresses.server";
import { matchCasino, nearest } from "../text/match";
import { slugInAddress } from "../text/slug";
import { isActiveSql } from "../records/active-promotion.server";
import type { Limit } from "../records/list";
import { type Person, personByEmailSql, personSql, readPerson } from "../records/people.server";
import { containsWord, foldTrSql, type SearchWord } from "../text/folding.server";
import { casinoDays } from "../verification/age.server";
import { operatorsIn, outboundHtml } from "../outbound/texts.server";
import { measuredHoursSql, payoutHoursSql } from "./payout.server";
import { warningSql } from "./standing.server";
import { readWeights, weightsSql } from "./weights.server";

/** Raw, because Drizzle omits the table name in single-table selects and a subquery needs it. */
const outerId = sql.raw('"casinos"."id"');

const activeTotal = (today: Bindable<string>) =>
  sql<number>`(select count(*) from ${promotions} where ${promotions.casino_id} = ${outerId} and ${isActiveSql(promotions, today)})`.as(
    "promotion_count",
  );

export type CasinoOrder = "name" | "score" | "bonuses";

export interface CasinoFilter {
  /** A payment method, in any spelling that folds alike. */
  method?: Bindable<string> | undefined;
  /** Hours that a payout takes at most; an unknown time matches none. */
  payout?: Bindable<number> | undefined;
  isLicensed?: boolean;
  hasSupport?: boolean;
  isRecommended?: boolean;
}

interface ListedCasinos extends CasinoFilter {
  order: CasinoOrder;
  limit: Limit;
  offset?: Limit;
}

const byName = [asc(casinos.sort_key), asc(casinos.id)];

/** SQL: licensed and scored by a review, so that it has a rank (P6.1). */
const isRanked = sql<number>`(${casinos.is_licensed} = 1 and ${casinos.score} is not null)`;

const byGroup = [asc(eq(casinos.standing, "not_recommended")), desc(isRanked)];

const ORDERS: Record<CasinoOrder, SQL[]> = {
  name: [...byGroup, ...byName],
  score: [...byGroup, desc(sql`coalesce(${casinos.score}, ${casinos.rating})`), ...byName],
  bonuses: [...byGroup, sql`promotion_count desc`, ...byName],
};

const foldedMethod = foldTrSql(sql`method.value`);
const methods = sql`json_each(${casinos.payment_methods}) as method`;

const isMatch = ({ method, payout, isLicensed, hasSupport, isRecommended }: CasinoFilter) =>
  and(
    method ? sql`exists (select 1 from ${methods} where ${foldedMethod} = ${foldTrSql(sql`${method}`)})` : undefined,
    payout ? sql`${payoutHoursSql} <= ${payout}` : undefined,
    isRecommended ? ne(casinos.standing, "not_recommended") : undefined,
    isLicensed ? eq(casinos.is_licensed, true) : undefined,
    hasSupport ? eq(casinos.has_24_7_support, true) : undefined,
  );

const cardColumns = (today: Bindable<string>) => ({
  id: casinos.id,
  name: casinos.name,
  slug: casinos.slug,
  logo_url: casinos.logo_url,
  score: casinos.score,
  rating: casinos.rating,
  casino_warning: warningSql.as("casino_warning"),
  last_verified_at: casinos.last_verified_at,
  standing: casinos.standing,
  featured: casinos.featured,
  is_licensed: casinos.is_licensed,
  licence_country: casinos.licence_country,
  licence_authority: casinos.licence_authority,
  has_24_7_support: casinos.has_24_7_support,
  promotion_count: activeTotal(today),
});

export function casinoCards(db: Db, today: Bindable<string>, limit: Limit) {
  return db
    .select(cardColumns(today))
    .from(casinos)
    .where(isMatch({ isRecommended: true }))
    .orderBy(...ORDERS.score)
    .limit(limit);
}

/** Query: a page of casinos with the columns of their verdicts, ranked ones first, those we advise against last. */
export function listedCasinos(db: Db, today: Bindable<string>, { limit, offset = 0, order, ...filter }: ListedCasinos) {
  return db
    .select({
      ...cardColumns(today),
      is_ranked: isRanked.as("is_ranked"),
      payment_methods: casinos.payment_methods,
      withdrawal_time: casinos.withdrawal_time,
      measured_hours: measuredHoursSql.as("measured_hours"),
      review: casinos.review,
      pros: casinos.pros,
      cons: casinos.cons,
      verdict: casinos.verdict,
    })
    .from(casinos)
    .where(isMatch(filter))
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset);
}

/** Query: the recommended casinos among these ids (an SQL list), unordered. */
export function casinosAmong(db: Db, today: Bindable<string>, ids: SQL, limit: Limit) {
  return db
    .select(cardColumns(today))
    .from(casinos)
    .where(and(sql`${casinos.id} in ${ids}`, isMatch({ isRecommended: true })))
    .limit(limit);
}

export type CasinoCardRow = Awaited<ReturnType<typeof casinoCards>>[number];
export type ListedCasino = Awaited<ReturnType<typeof listedCasinos>>[number];

export const casinoTotal = (db: Db, filter: CasinoFilter = {}) =>
  db
    .select({
      total: count().as("total"),
      recommended: sql<number>`count(nullif(${casinos.standing}, 'not_recommended'))`.as("recommended"),
    })
    .from(casinos)
    .where(isMatch(filter));

/** Query: payment methods of the casinos that we recommend, the most frequent first; `value` is the folded name. */
export const paymentMethods = (db: Db) =>
  db
    .select({ value: foldedMethod.mapWith(String).as("value"), label: sql<string>`min(method.value)`.as("label") })
    .from(casinos)
    .innerJoin(methods, sql`true`)
    .where(isMatch({ isRecommended: true }))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(METHODS_OFFERED);

export type PaymentMethod = Awaited<ReturnType<typeof paymentMethods>>[number];

/** Query: casinos whose name contains all words. Reads one more than `NAMED_CASINOS`, to detect too many. */
export function casinosNamed(db: Db, today: Bindable<string>, words: SearchWord[]) {
  return db
    .select(cardColumns(today))
    .from(casinos)
    .where(words.length > 0 ? and(...words.map((word) => containsWord(casinos.search_text, word))) : sql`false`)
    .orderBy(...byName)
    .limit(NAMED_CASINOS + 1);
}

export function casinoAt(key: Bindable<string>): SQL {
  return sql`coalesce((select id from ${casinos} where id = lower(${key})), (select id from ${casinos} where slug = ${key}))`;
}

export function casinoById(db: Db, id: SQL | string, today: Bindable<string>) {
  return db
    .select({
      id: casinos.id,
      name: casinos.name,
      slug: casinos.slug,
      url: sql<string>`coalesce(${casinos.entry_url}, ${casinos.url})`.as("present_url"),
      logo_url: casinos.logo_url,
      share_image_url: casinos.share_image_url,
      score: casinos.score,
      rating: casinos.rating,
      casino_warning: warningSql.as("casino_warning"),
      standing: casinos.standing,
      standing_reason: casinos.standing_reason,
      verdict: casinos.verdict,
      review: casinos.review,
      reviewer: personSql(casinos.reviewed_by).as("reviewer"),
      reviewed_at: casinos.reviewed_at,
      weights: weightsSql.as("weights"),
      pros: casinos.pros,
      cons: casinos.cons,
      payment_methods: casinos.payment_methods,
      withdrawal_time: casinos.withdrawal_time,
      test_log: casinos.test_log,
      founded_year: casinos.founded_year,
      owner: casinos.owner,
      description: casinos.description,
      html_mark: casinos.html_mark,
      operators: operatorsIn(casinos.description),
      is_licensed: casinos.is_licensed,
      licence_country: casinos.licence_country,
      licence_authority: casinos.licence_authority,
      licence_number: casinos.licence_number,
      permitted_countries: casinos.permitted_countries,
      has_24_7_support: casinos.has_24_7_support,
      last_verified_at: casinos.last_verified_at,
      verifier: personByEmailSql(casinos.verified_by).as("verifier"),
      verification_days: casinoDays.as("verification_days"),
      created_at: casinos.created_at,
      promotion_count: activeTotal(today),
      promotions_in_all:
        sql<number>`(select count(*) from ${promotions} where ${promotions.casino_id} = ${outerId})`.as(
          "promotions_in_all",
        ),
    })
    .from(casinos)
    .where(eq(casinos.id, id));
}

type CasinoRow = Awaited<ReturnType<typeof casinoById>>[number];
type Read = "html_mark" | "operators" | "weights" | "reviewer" | "verifier";
export type CasinoDetail = Omit<CasinoRow, Read> & { weights: CriterionWeights } & Record<
    "reviewer" | "verifier",
    Person | null
  >;

export async function readCasino({ html_mark, operators, ...row }: CasinoRow): Promise<CasinoDetail> {
  const description = row.description && (await outboundHtml(row.description, html_mark, operators));
  const [reviewer, verifier] = [readPerson(row.reviewer), readPerson(row.verifier)];
  return { ...row, description, reviewer, verifier, weights: readWeights(row.weights) };
}

/** Resolves an unknown `/casino/<key>`: a former address or, if `isLoose`, the best match (P6.4) and the nearest. */
export async function findCasino(db: Db, key: string, isLoose = true) {
  const former = formerAddress(db, `/casino/${slugInAddress(key)}`);
  if (!isLoose) return { former: (await former)[0] };
  const [[left], every] = await db.batch([
    former,
    db
      .select({ slug: casinos.slug, name: casinos.name })
      .from(casinos)
      .orderBy(...byName),
  ]);
  return left
    ? { former: left }
    : { hit: matchCasino(key, every), near: nearest(slugInAddress(key), every, ({ name }) => name) };
}

export const casinosForSitemap = (db: Db, limit: number) =>
  db
    .select({ name: casinos.name, slug: casinos.slug, updated_at: casinos.updated_at })
    .from(casinos)
    .orderBy(...byName)
    .limit(limit);
