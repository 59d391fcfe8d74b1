import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { isActiveSql } from "../records/active-promotion.server";
import { containsWord, foldTrSql, type SearchWord } from "../text/folding.server";
import { mayBeApart } from "../text/words";
import { TYPICAL_DEPOSIT } from "./bonus-value";
import type { Membership } from "./list-choice";
import { gainSql } from "./gain.server";

/** `stated`: those that state their gain first. */
export type PromotionOrder = "newest" | "stated" | "ending" | "wagering" | "value";

export const newestFirst = [desc(promotions.created_at), desc(promotions.id)];

export const statesGain = sql`coalesce(${promotions.bonus_percent}, ${promotions.loss_percent},
  ${promotions.fixed_bonus}, ${promotions.free_spins}) is not null`;

/** SQL: the last day; without one, a day after all others. */
export const lastDay = sql`coalesce(${promotions.expiry_date}, '9999')`;

/** SQL: who can get it is not stated; such promotions are nobody's first. */
export const isForUnknown = isNull(promotions.audience);

const ORDERS: Record<Exclude<PromotionOrder, "value">, SQL[]> = {
  newest: newestFirst,
  stated: [desc(statesGain), ...newestFirst],
  ending: [asc(lastDay), ...newestFirst],
  wagering: [sql`${promotions.wagering} is null`, asc(promotions.wagering), ...newestFirst],
};

/** SQL: what promotions are sorted by; the deposit counts in the order of their value. */
export const orderedBy = (order: PromotionOrder, deposit: Bindable<number> = TYPICAL_DEPOSIT): SQL[] =>
  order === "value" ? [isForUnknown, desc(gainSql(deposit)), desc(promotions.id)] : ORDERS[order];

/** Words that must all be found, or another phrase as it is written, which is no input. */
export interface SearchTerm {
  words: SearchWord[];
  others: string[];
}

export interface PromotionFilter {
  /** Each must be found. */
  terms?: SearchTerm[];
  /** What was typed as text; it also finds what contains it as a whole. */
  typed?: { text: Bindable<string>; maxWagering?: Bindable<number>; deposit?: Bindable<number> } | undefined;
  /** Slug of an active category. */
  category?: Bindable<string> | undefined;
  maxWagering?: Bindable<number> | undefined;
  /** A visitor's deposit: matches promotions that require no more. */
  deposit?: Bindable<number> | undefined;
  /** What the visitor is to the operator: matches promotions that are not for others only. */
  membership?: Membership | undefined;
  isLicensed?: boolean;
  hasCode?: boolean;
  /** A deposit that gets it, with a gain or loss that can be computed. */
  valuedFor?: Bindable<number> | undefined;
}

/** SQL: the title, short description, code, casino or category contains the word. */
export function hasWord(db: Db, word: SearchWord): SQL {
  const ofCasino = db.select({ id: casinos.id }).from(casinos).where(containsWord(casinos.search_text, word));
  const named = containsWord(foldTrSql(promotion_categories.name), word);
  const ofCategory = db.select({ id: promotion_categories.id }).from(promotion_categories).where(named);
  return sql`(${containsWord(promotions.search_text, word)} or ${inArray(promotions.casino_id, ofCasino)}
    or ${inArray(promotions.category_id, ofCategory)})`;
}

const literal = (text: string): SearchWord => ({
  text: sql.raw(`'${text}'`),
  isApart: mayBeApart(text) && !text.includes(" "),
});

const hasTerm = (db: Db, { words, others }: SearchTerm) =>
  or(and(...words.map((word) => hasWord(db, word))), ...others.map((phrase) => hasWord(db, literal(phrase))));

const allows = (maxWagering: Bindable<number> | undefined, deposit: Bindable<number> | undefined) => [
  maxWagering === undefined ? undefined : lte(promotions.wagering, maxWagering),
  deposit === undefined ? undefined : lte(promotions.min_deposit, deposit),
];

function isFound(db: Db, { terms = [], typed }: PromotionFilter): SQL | undefined {
  const found = terms.map((term) => hasTerm(db, term));
  if (!typed) return and(...found);
  const whole = sql`instr(${promotions.search_text}, ${typed.text}) > 0`;
  return or(and(...found, ...allows(typed.maxWagering, typed.deposit)), whole);
}

export function isListed(db: Db, today: Bindable<string>, filter: PromotionFilter): SQL | undefined {
  const { category, maxWagering, deposit, membership, isLicensed, hasCode, valuedFor } = filter;
  const licensed = db.select({ id: casinos.id }).from(casinos).where(eq(casinos.is_licensed, true));
  return and(
    isActiveSql(promotions, today),
    isFound(db, filter),
    category === undefined
      ? undefined
      : sql`${promotions.category_id} = (select id from ${promotion_categories} where slug = ${category} and is_active = 1)`,
    ...allows(maxWagering, deposit),
    membership ? sql`coalesce(${promotions.audience}, 'all') in ('all', ${sql.raw(`'${membership}'`)})` : undefined,
    isLicensed ? inArray(promotions.casino_id, licensed) : undefined,
    hasCode ? isNotNull(promotions.promotion_code) : undefined,
    valuedFor === undefined ? undefined : isNotNull(gainSql(valuedFor)),
  );
}
