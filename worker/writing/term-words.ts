import type { BonusTerms } from "../promotions/bonus-terms";

/** In lower case: a quotation, and the whole sentences around it. */
interface Words {
  quoted: string;
  sentence: string;
}
type Proof = (words: Words) => boolean;

/** Words and endings of verbs that deny: 'hariç', 'kullanılamaz', 'olmayacaktır', 'alınamıyor', 'katılmayan'. */
export const DENIAL =
  /(?<!\p{L})(?:hariç|haric|dışında|değil|geçersiz|yasak|kapalı|mevcut|eski|yok(?:tur)?(?!\p{L}))|\p{L}m(?:[ae]z(?:l[ae]r|s[ae]|d[ıi]r?)?(?!\p{L})|[ae](?:makta|mekte|m[ıi]ş|y[ae]c[ae][kğ]|y[ae]n)|[ıiuü]yor)/u;

const BASE = "yatırım|yatırılan|yatırdığınız|anapara|ana para|para yatırma|depozito";
const AND = "(?:ve|ile|artı|\\+|&)";
const DEPOSIT_AND_BONUS = new RegExp(
  `(?<!\\p{L})(?:(?:${BASE})\\p{L}*(?: (?:tutar|miktar)\\p{L}*)? ?${AND} ?(?:(?:alınan|verilen|kazanılan) )?bonus` +
    `|bonus\\p{L}*(?: (?:tutar|miktar)\\p{L}*)? ?${AND} ?(?:${BASE}))`,
  "u",
);
/** Neither 'yatırıma', 'yatırım bonusu' nor 'en az yatırım', which only say what the bonus is given for. */
const DEPOSIT =
  /(?<!\p{L})(?<!(?:en az|en düşük|minimum|min\.?|asgari) )(?:yatırım(?!\p{L}*a(?!\p{L})| bonus)|yatırılan|yatırdığ|anapara|ana para)/u;
const WINNINGS = /(?<!\p{L})kazan(?:ç|c[ıi]|ılan(?! bonus)|dığ|ım)/u;
const BONUS = /(?<!\p{L})(?:bonus|iade)/u;
const WAGERING = /(?<!\p{L})(?:çevr|çevir|kat(?!ıl|k)|kez|kere)|\d ?x(?!\p{L})|(?<!\p{L})x ?\d/u;

const NEW_CUSTOMERS =
  /(?<!\p{L})(?:yeni (?:üye|oyuncu|kullanıcı|müşteri|kayıt|katılan)|ilk (?:kez|defa) |ilk (?:üyelik|kayıt)|(?<!(?:gün|hafta|ay)\p{L}{0,3} )ilk (?:yatırım|para yatırma))/u;

const NO_DEPOSIT = /(?<!\p{L})(?:yatırımsız|yatırım (?:şartsız|şartı (?:yok|aranma|bulunma)|gerekm|gerektirm|yok))/u;
const WITHOUT_DEPOSIT = /(?<!\p{L})yatırım (?:yapmadan|olmadan|şartı olmadan)/u;
const NO_WAGERING = /(?<!\p{L})(?:çevrimsiz|çevrim (?:şartsız|şartı (?:yok|aranma|bulunma)|gerekm|gerektirm|yok))/u;
const WITHOUT_WAGERING = /(?<!\p{L})çevrim (?:şartı olmadan|olmadan|yapmadan)/u;
const IS_NOT = /(?<!\p{L})değil/u;

const ZERO_TIMES = /(?<![\p{L}\d.,%]|% )(?:0|sıfır) ?(?:x|kat)/u;
const TIMES = /[1-9][\d.]* ?(?:x|kat)/u;
const ZERO_MONEY = /(?<![\p{L}\d.,%]|% )(?:0|sıfır) ?(?:tl|try|lira|₺|eur|€|usd|dolar|\$)/u;

/** 'çevrim şartı yoktur'; 'çevrim şartı olmadan' only where nothing is denied. */
const says =
  (none: RegExp, without: RegExp): Proof =>
  ({ quoted, sentence }) =>
    (none.test(quoted) && !IS_NOT.test(sentence)) || (without.test(quoted) && !DENIAL.test(sentence));

/** Not 'kaybolur', which is said of what expires. */
const LOSS = /(?<!\p{L})(?:kayıp|kayb(?!ol))/u;

/** What a sentence has to be about for its percentage. */
const SUBJECTS: Partial<Record<keyof BonusTerms, Proof>> = {
  bonus_percent: ({ quoted }) => !LOSS.test(quoted),
  loss_percent: ({ sentence }) => LOSS.test(sentence),
};

/** Whether the words of a quotation allow its number as the value of a field. */
export const isAbout = (field: keyof BonusTerms, words: Words) => SUBJECTS[field]?.(words) ?? true;

const PROOFS: Partial<Record<keyof BonusTerms, Record<string, Proof>>> = {
  min_deposit: { "0": (words) => says(NO_DEPOSIT, WITHOUT_DEPOSIT)(words) || ZERO_MONEY.test(words.quoted) },
  wagering: {
    "0": (words) =>
      !TIMES.test(words.sentence) && (says(NO_WAGERING, WITHOUT_WAGERING)(words) || ZERO_TIMES.test(words.quoted)),
  },
  wagering_base: {
    bonus: ({ quoted, sentence }) =>
      BONUS.test(quoted) &&
      WAGERING.test(sentence) &&
      ![DEPOSIT_AND_BONUS, DEPOSIT, WINNINGS].some((other) => other.test(sentence)),
    bonus_and_deposit: ({ quoted, sentence }) => DEPOSIT_AND_BONUS.test(quoted) && WAGERING.test(sentence),
    winnings: ({ quoted, sentence }) =>
      WINNINGS.test(quoted) && WAGERING.test(sentence) && !DEPOSIT_AND_BONUS.test(sentence),
  },
  new_customers_only: { true: ({ quoted, sentence }) => NEW_CUSTOMERS.test(quoted) && !DENIAL.test(sentence) },
};

/** Whether the words of a quotation prove a value that they have to: a choice, or none of an amount. */
export const wordsProve = (field: keyof BonusTerms, value: string | number | true, words: Words) =>
  PROOFS[field]?.[String(value)]?.(words) ?? false;

/** Endings of case and number, so that 'slot' is found in 'slotlarda', but not in 'slotsuz'. */
export const ENDING = "(?:l[ae]r)?[ıiuü]?(?:n?[dt][ae](?:n|ki)?|n?[ıiuü]n|[yn]?[ae])?(?![\\p{L}\\p{N}])";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Whether the quotation names what `name` says, and its sentence denies nothing but what `name` denies itself. */
export function names({ quoted, sentence }: Words, name: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${ENDING}`, "u");
  return whole.test(quoted) && !DENIAL.test(sentence.replace(whole, " "));
}
