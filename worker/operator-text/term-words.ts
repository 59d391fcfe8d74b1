import type { BonusTerms } from "../promotions/bonus-terms";
import { DENIAL, IS_NOT, type Words } from "./denial";
import { isForEverybody, isForMembersOnly, isForNewOnly } from "./audience";
import { provesBase } from "./wagering-base";

// All words are folded: 'çevrim' is 'cevrim' here, and 'ÇEVRİM', 'CEVRIM' and 'cevrim' are read alike.

type Proof = (words: Words) => boolean;

const NO_DEPOSIT =
  /(?<!\p{L})(?:yatirimsiz|yatirim(?: sarti| sart)? ?:? ?(?:sartsiz|yok|aranma|bulunma|gerekm|gerektirm)|no[- ]deposit)/u;
const WITHOUT_DEPOSIT = /(?<!\p{L})yatirim (?:yapmadan|olmadan|sarti olmadan)/u;
const NO_WAGERING =
  /(?<!\p{L})(?:cevrimsiz|cevrim (?:sartsiz|sarti (?:yok|aranma|bulunma)|gerekm|gerektirm|yok)|no wager|wager(?:ing)?[- ]free|without wager|zero wager)/u;
const WITHOUT_WAGERING = /(?<!\p{L})cevrim (?:sarti olmadan|olmadan|yapmadan)/u;

const ZERO_TIMES = /(?<![\p{L}\d.,%]|% )(?:0|sifir) ?(?:x|kat)/u;
const ANY_TIMES = /[1-9][\d.]* ?(?:x|kat)/u;
const ZERO_MONEY = /(?<![\p{L}\d.,%]|% )(?:0|sifir) ?(?:tl|try|lira|₺|eur|€|usd|dolar|\$)/u;

/** 'çevrim şartı yoktur'; 'çevrim şartı olmadan' only where nothing is denied. */
const says =
  (none: RegExp, without: RegExp): Proof =>
  ({ quoted, sentence }) =>
    (none.test(quoted) && !IS_NOT.test(sentence)) || (without.test(quoted) && !DENIAL.test(sentence));

/** Not 'kaybolur', which is said of what expires. */
export const LOSS = /(?<!\p{L})(?:kayip|kayb(?!ol)|loss)/u;

/** The words that prove a value: a choice, or none of an amount. */
export const PROOFS: [field: keyof BonusTerms, value: string, proves: Proof][] = [
  ["min_deposit", "0", (words) => says(NO_DEPOSIT, WITHOUT_DEPOSIT)(words) || ZERO_MONEY.test(words.quoted)],
  [
    "wagering",
    "0",
    (words) =>
      !ANY_TIMES.test(words.sentence) && (says(NO_WAGERING, WITHOUT_WAGERING)(words) || ZERO_TIMES.test(words.quoted)),
  ],
  ["wagering_base", "bonus", (words) => provesBase("bonus", words)],
  ["wagering_base", "bonus_and_deposit", (words) => provesBase("bonus_and_deposit", words)],
  ["wagering_base", "winnings", (words) => provesBase("winnings", words)],
  ["audience", "new", isForNewOnly],
  ["audience", "existing", isForMembersOnly],
  ["audience", "all", isForEverybody],
];

/** Whether a quotation has the words that this value of the field needs. */
export const wordsProve = (field: keyof BonusTerms, value: string | number, words: Words) =>
  PROOFS.some(([name, proven, proves]) => name === field && proven === `${value}` && proves(words));

/** Endings of case and number, so that 'slot' is found in 'slotlarda', but not in 'slotsuz'. */
export const ENDING = "(?:l[ae]r)?[iu]?(?:n?[dt][ae](?:n|ki)?|n?[iu]n|[yn]?[ae])?(?![\\p{L}\\p{N}])";
