import * as z from "zod";
import { type BonusTerms, bonusTerms } from "../promotions/bonus-terms";
import { DENIAL } from "../operator-text/denial";
import { wordPattern } from "../operator-text/names";
import { readSource, type Source } from "../operator-text/source";
import { ENDING, LOSS, wordsProve } from "../operator-text/term-words";
import { fold } from "../text/folding";
import { parseList } from "./answers.server";
import { extractJson } from "./loose-json";
import { type Passage, passagesOf } from "./passages";
import type { QuotedTerm } from "./rules";

const answer = z.object({ field: bonusTerms.keyof(), value: z.unknown(), quote: z.string() });

/**
 * Accepts a term only if its quotation stands in `source` and contains its value, and gives it the whole sentence; keeps
 * the first of each field and counts the rejected ones. Undefined for an answer without JSON.
 */
export function parseQuotedTerms(text: string, source: string): { terms: QuotedTerm[]; rejected: number } | undefined {
  if (extractJson(text).length === 0) return undefined;
  const pasted = readSource(source);
  const answers = parseList(text, "terms", answer);
  const terms = new Map<keyof BonusTerms, QuotedTerm>();
  let rejected = 0;
  for (const { field, value, quote } of answers) {
    const known = bonusTerms.shape[field].safeParse(value).data;
    if (known === null) continue;
    const proof = known === undefined ? undefined : proofOf(pasted, quote, { field, value: known });
    if (known === undefined || !proof) rejected++;
    else if (!terms.has(field)) terms.set(field, { field, value: known, quote: proof.shown });
  }
  return { terms: [...terms.values()], rejected };
}

type Term = Omit<QuotedTerm, "quote">;

function proofOf(source: Source, quote: string, term: Term): Passage | undefined {
  for (const passage of passagesOf(source, quote)) if (proves(passage, term)) return passage;
  return undefined;
}

function proves(passage: Passage, { field, value }: Term): boolean {
  if (typeof value === "number" && value > 0) return passage.numbers.includes(value) && isAbout(field, passage);
  return field === "games" || field === "audience_note"
    ? names(passage, fold(String(value)))
    : wordsProve(field, value, passage);
}

function isAbout(field: keyof BonusTerms, { quoted, sentence }: Passage): boolean {
  if (field === "bonus_percent") return !LOSS.test(quoted);
  return field !== "loss_percent" || LOSS.test(sentence);
}

/** Whether a quotation names what `name`, which is folded, says, and its sentence denies nothing but what `name` denies itself. */
function names({ quoted, sentence }: Passage, name: string): boolean {
  const whole = wordPattern(name, ENDING);
  return whole.test(quoted) && !DENIAL.test(sentence.replace(whole, " "));
}
