import { and, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotion_categories, promotions, type TermRevision } from "../../db/schema";
import { operatorsIn, outboundHtml } from "../outbound/texts.server";
import { plainText, excerpt } from "../text/visible-text";
import { storedHtml } from "../text/stored-html";
import { type Person, personByEmailSql, readPerson } from "../records/people.server";
import { isActiveSql } from "../records/active-promotion.server";
import { promotionDays } from "../verification/age.server";
import { cardColumns, categoryColumn } from "./public.server";
import { CASINO_EXCERPT } from "./constants";

const licenceColumns = {
  casino_is_licensed: sql<number | null>`${casinos.is_licensed}`.as("casino_is_licensed"),
  casino_licence_country: sql<string | null>`${casinos.licence_country}`.as("casino_licence_country"),
  casino_licence_authority: sql<string | null>`${casinos.licence_authority}`.as("casino_licence_authority"),
};

export function promotionById(db: Db, id: SQL | string, today: Bindable<string>) {
  return db
    .select({
      ...cardColumns,
      category: categoryColumn,
      image_alt: promotions.image_alt,
      share_image_url: promotions.share_image_url,
      verdict: promotions.verdict,
      description: promotions.description,
      html_mark: promotions.html_mark,
      operators: operatorsIn(promotions.description),
      terms: sql<string>`${promotions.terms}`.as("terms_json"),
      max_bet: promotions.max_bet,
      games: promotions.games,
      term_history: sql<string>`${promotions.term_history}`.as("term_history_json"),
      last_verified_at: promotions.last_verified_at,
      verifier: personByEmailSql(promotions.verified_by).as("verifier"),
      verification_days: promotionDays.as("verification_days"),
      created_at: promotions.created_at,
      updated_at: promotions.updated_at,
      active: sql<number>`${isActiveSql(promotions, today)}`.as("active"),
      casino_description: sql<string | null>`${casinos.description}`.as("casino_description"),
      casino_html_mark: sql<string | null>`${casinos.html_mark}`.as("casino_html_mark"),
      ...licenceColumns,
      casino_licence_number: sql<string | null>`${casinos.licence_number}`.as("casino_licence_number"),
      casino_has_24_7_support: sql<number | null>`${casinos.has_24_7_support}`.as("casino_has_24_7_support"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
    .where(eq(promotions.id, id));
}

/** The promotions whose ids begin so. */
export function comparedPromotions(db: Db, ids: Bindable<string>[], today: Bindable<string>) {
  return db
    .select({
      ...cardColumns,
      max_bet: promotions.max_bet,
      games: promotions.games,
      active: sql<number>`${isActiveSql(promotions, today)}`.as("active"),
      ...licenceColumns,
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(or(...ids.map((id) => and(gte(promotions.id, id), lt(promotions.id, sql`${id} || 'g'`)))));
}

export type ComparedPromotion = Awaited<ReturnType<typeof comparedPromotions>>[number];

type PromotionRow = Awaited<ReturnType<typeof promotionById>>[number];
export type PromotionDetail = Omit<
  PromotionRow,
  "terms" | "term_history" | "html_mark" | "operators" | "casino_html_mark" | "verifier"
> & {
  verifier: Person | null;
  terms: string[];
  term_history: TermRevision[];
};

const isListOf = (value: unknown, type: "string" | "object"): value is never[] =>
  Array.isArray(value) && value.every((item) => typeof item === type);

/** Throws a `TypeError` unless `json` is an array of strings, or of objects. */
function parseList<T>(json: string, type: "string" | "object"): T[] {
  const list: unknown = JSON.parse(json);
  if (isListOf(list, type)) return list;
  throw new TypeError(`no list of ${type}s`);
}

const beginningOf = (description: string) => excerpt(plainText(description), CASINO_EXCERPT);

/** Returns undefined if stored JSON cannot be parsed. */
export async function readPromotion({
  html_mark,
  operators,
  casino_html_mark,
  ...row
}: PromotionRow): Promise<PromotionDetail | undefined> {
  const { description, casino_description } = row;
  try {
    return {
      ...row,
      description: description && (await outboundHtml(description, html_mark, operators)),
      casino_description: casino_description && beginningOf(await storedHtml(casino_description, casino_html_mark)),
      verifier: readPerson(row.verifier),
      terms: parseList<string>(row.terms, "string"),
      term_history: parseList<TermRevision>(row.term_history, "object"),
    };
  } catch {
    return undefined;
  }
}
