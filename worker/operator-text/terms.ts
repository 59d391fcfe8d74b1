import { type BonusTerms, bonusTerms } from "../promotions/bonus-terms";
import { eligibleGames } from "./eligible-games";
import type { FoundValue } from "./found-value";
import { amountOf } from "./amounts";
import { isBetLimit, SPINS } from "./multiple-words";
import { type Money, moneyOf, withUnit } from "./money";
import { isMultiple, isWagering } from "./multiples";
import { isPeriod } from "./periods";
import { type Quantity, quantitiesIn } from "./quantities";
import type { Source } from "./source";
import { membersIn, suggestsNewCustomers } from "./audience";
import { LOSS, PROOFS } from "./term-words";

type Field = keyof BonusTerms;
/** A guess is what the words suggest, but do not say. */
type Reading = { field: Field; value?: number; isGuess?: true } | undefined;

const SPINS_BEFORE = /(?:free ?-?spin\p{L}*|ucretsiz donus\p{L}*)(?: (?:sayisi|adedi))? ?[:=] ?$/u;

const NO_BONUS_PERCENT =
  /(?<!\p{L})(?:say[iı]l|katki|rtp|komisyon|commission|rev\p{L}* ?share|gelir|vergi|kdv|stopaj|indirim|contribut|count|kesinti|odeme oran|ciro|volatil|donus oran|getiri|artir|zam|odds)/u;
const BONUS = /(?<!\p{L})(?:bonus|hos ?geldin|yatir|kademe|deposit|match|hediye|ilave|ekstra|welcome|freebet)/u;
const REBATE = /(?<!\p{L})(?:iade|cash ?-?back|geri odeme|discount|rebate)/u;
const NAMES_BONUS = /^ ?(?:yatirim|deposit|hos ?geldin|welcome|match)/u;
const UP_TO_BEFORE = /up to ?%? ?$/;
const UP_TO_SPINS = new RegExp(`${SPINS.source}\\p{L}* ?(?:['’]?y?[ea] )?(?:kadar|varan)`, "u");
const UP_TO = /^\S* ?(?:['’]?y?[ea] )?(?:kadar|varan)/u;

export const isPercent = ({ before, after }: Quantity) =>
  /(?:%|(?<!\p{L})yuzde) ?$/u.test(before) || /^ ?(?:%|percent)/.test(after);

const SHARE_BEFORE = /bonus(?:un|unun|unuzun) (?:tutar\p{L}* |en (?:fazla|cok) )?(?:%|yuzde) ?$/u;
const SHARE_AFTER = /^ ?(?:%|percent)? ?of (?:the |your )?bonus|^\S{0,6} (?:gecemez|asamaz)/u;

function percentField({ before, after, clause, sentence }: Quantity): Reading {
  if (NO_BONUS_PERCENT.test(clause) || isBetLimit(before)) return undefined;
  if (SHARE_BEFORE.test(before) || SHARE_AFTER.test(after)) return undefined;
  if (!NAMES_BONUS.test(after) && LOSS.test(clause)) return { field: "loss_percent" };
  if (REBATE.test(clause)) {
    if (LOSS.test(sentence)) return { field: "loss_percent" };
    return /yatir|deposit/.test(clause) ? undefined : { field: "loss_percent", isGuess: true };
  }
  if (UP_TO.test(after) || UP_TO_BEFORE.test(before)) return { field: "bonus_percent", isGuess: true };
  if (BONUS.test(sentence)) return { field: "bonus_percent" };
  if (LOSS.test(sentence)) return { field: "loss_percent" };
  return NO_BONUS_PERCENT.test(sentence) ? undefined : { field: "bonus_percent", isGuess: true };
}

function timesField(quantity: Quantity): Reading {
  const isSaid = isWagering(quantity);
  return isSaid ? { field: "wagering", ...(isSaid === "guess" && { isGuess: true }) } : undefined;
}

function daysField(quantity: Quantity): Reading {
  const { after, value = 0 } = quantity;
  const isDays = /^ ?(?:gun(?!de|u)|days?(?!\p{L}))/u.test(after);
  const isHours = /^ ?(?:saat|hours?)(?!\p{L})/u.test(after) && value % 24 === 0;
  if (!(isDays || isHours) || !isPeriod(quantity)) return undefined;
  return { field: "valid_days", value: isDays ? value : value / 24 };
}

const DAILY = "(?:gunluk|haftalik|aylik|gunde|haftada|ayda|(?:bir|her) (?:gun|hafta|ay)\\p{L}*|daily|weekly|monthly)";
const PER_DAY = "(?:per|a|each) (?:day|week|month)";
const IN_TOTAL = new RegExp(
  `(?<!\\p{L})(?:${DAILY}(?: \\p{L}+){0,3} (?:toplam|total)|toplam\\p{L}*(?: \\p{L}+){0,2} ${DAILY}|${PER_DAY} in total|in total ${PER_DAY}|total(?: \\p{L}+){0,2} ${PER_DAY})`,
  "u",
);

/** What a number states, if amounts are of `money`. */
export function readingOf(quantity: Quantity, money: Money): Reading {
  const { before, after } = quantity;
  if (isPercent(quantity)) return percentField(quantity);
  if (isMultiple(quantity)) return timesField(quantity);
  if (SPINS.test(after) && (UP_TO_BEFORE.test(before) || UP_TO_SPINS.test(after)))
    return { field: "free_spins", isGuess: true };
  if (SPINS.test(after) || (SPINS_BEFORE.test(before) && !money.after.test(after))) return { field: "free_spins" };
  if (/^ ?(?:gun|saat|day|hour)/.test(after)) return daysField(quantity);
  if (/(?<!\p{L})(?:ilk|first) $/u.test(before) && /^ ?(?:para )?(?:yatir|deposit)/u.test(after))
    return { field: "steps" };
  if (/^ ?(?:kademe|asama|adim(?!da|la)|step|tier)/u.test(after)) return { field: "steps" };
  if (!money.before.test(before) && !money.after.test(after)) return undefined;
  const amount = amountOf(quantity, after.replace(money.after, ""), before.replace(money.before, ""));
  return amount && IN_TOTAL.test(quantity.clause) ? { ...amount, isGuess: true } : amount;
}

function wordsIn({ folded, lines, sentences }: Source): FoundValue[] {
  return sentences.flatMap(({ start, end }) => {
    const sentence = folded.slice(start, end);
    const words = { sentence: sentence.replaceAll("\n", " ") };
    const parts = Array.from(sentence.matchAll(/[^,;\n]+/g), ({ 0: quoted, index }) => ({
      quoted,
      start: start + index + quoted.search(/\S|$/),
      end: start + index + quoted.trimEnd().length,
    }));
    const proven = PROOFS.flatMap(([field, value, proves]): FoundValue[] => {
      const part = parts.find(({ quoted }) => proves({ ...words, quoted }));
      if (!part) return [];
      const { quoted, start, end } = part;
      const note = value === "existing" ? membersIn(quoted.trimStart(), lines, start) : undefined;
      return [{ field, value, start, end }, ...(note ? [note] : [])];
    });
    const hint = parts.find(({ quoted }) => suggestsNewCustomers({ ...words, quoted }));
    const isNew = { field: "audience", value: "new", isGuess: true } as const;
    const games = eligibleGames(folded, start, end);
    return [...proven, ...(hint ? [{ ...isNew, start: hint.start, end: hint.end }] : []), ...(games ? [games] : [])];
  });
}

/** Every statement of a term, in the order of the text; `unit` is the currency of amounts. */
export function termsIn(source: Source, unit: string): FoundValue[] {
  const money = moneyOf(unit);
  const numbers = quantitiesIn(source).flatMap((quantity): FoundValue[] => {
    const reading = quantity.value === undefined ? undefined : readingOf(quantity, money);
    if (!reading) return [];
    const { value = quantity.value, ...rest } = reading;
    return [{ ...rest, value: `${value}`, ...withUnit(quantity, unit) }];
  });
  return [...numbers, ...wordsIn(source)]
    .filter(({ field, value }) => bonusTerms.shape[field as Field].safeParse(value).success)
    .toSorted((a, b) => a.start - b.start);
}
