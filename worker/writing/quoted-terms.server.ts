import * as z from "zod";
import { type BonusTerms, bonusTerms } from "../promotions/bonus-terms";
import { lowerTr } from "../turkish/folding";
import { wholeNumbersIn } from "../turkish/numbers";
import { normalizeText } from "../text/visible-text";
import { parseList } from "./answers.server";
import { extractJson } from "./loose-json";
import type { QuotedTerm } from "./rules";

const answer = z.object({ field: bonusTerms.keyof(), value: z.unknown(), quote: z.string() });

/** Words that a quotation must contain if the value is not a positive number. */
const WORDS: Partial<Record<keyof BonusTerms, Record<string, RegExp>>> = {
  min_deposit: { "0": /yatırımsız|yatırım (yapmadan|şartı|gerek|olmadan)|(^|\D)0(?![\d.,])/ },
  wagering: { "0": /çevrimsiz|çevrim (şartsız|şartı (yok|olmadan|aranma)|yok|gerek)|(^|\D)0(?![\d.,])/ },
  wagering_base: { bonus: /bonus/, bonus_and_deposit: /(?=.*bonus)(?=.*yatır)/s, winnings: /kazan/ },
  new_customers_only: { true: /yeni|ilk/ },
};

/**
 * Accepts a term only if its quotation occurs in `source` and contains its value; keeps the first of each field and
 * counts the rejected ones. Undefined for an answer without JSON.
 */
export function parseQuotedTerms(text: string, source: string): { terms: QuotedTerm[]; rejected: number } | undefined {
  if (extractJson(text).length === 0) return undefined;
  const pasted = comparable(source);
  const answers = parseList(text, "terms", answer);
  const terms = new Map<keyof BonusTerms, QuotedTerm>();
  let rejected = 0;
  for (const { field, value, quote } of answers) {
    const known = bonusTerms.shape[field].safeParse(value).data;
    if (known === null || known === false) continue;
    const isProven = known !== undefined && isQuoted(pasted, quote) && says(lowerTr(quote), field, known);
    if (!isProven) rejected++;
    else if (!terms.has(field)) terms.set(field, { field, value: known, quote: normalizeText(quote) });
  }
  return { terms: [...terms.values()], rejected };
}

const comparable = (text: string) => lowerTr(normalizeText(text)).replace(/\s+/g, " ");

const isQuoted = (pasted: string, quote: string) => comparable(quote) !== "" && pasted.includes(comparable(quote));

function says(quote: string, field: keyof BonusTerms, value: string | number | true): boolean {
  const words = WORDS[field]?.[String(value)];
  if (words) return words.test(quote);
  return typeof value === "number"
    ? wholeNumbersIn(quote).includes(value)
    : comparable(quote).includes(comparable(String(value)));
}
