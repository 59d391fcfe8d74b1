import type { BonusTerms, WageringBase } from "../promotions/bonus-terms";

// All words are folded: 'çevrim' is 'cevrim' here, and 'ÇEVRİM', 'CEVRIM' and 'cevrim' are read alike.

/** Folded: a quotation, and the whole sentences around it. */
interface Words {
  quoted: string;
  sentence: string;
}
type Proof = (words: Words) => boolean;

/** Words and endings of verbs that deny: 'hariç', 'kullanılamaz', 'olmayacaktır', 'alınamıyor', 'katılmayan'. */
export const DENIAL =
  /(?<!\p{L})(?:haric|disinda|degil|gecersiz|yasak|kapali|mevcut|eski|yok(?:tur)?(?!\p{L})|not(?!\p{L})|except|exclud|existing|cannot)|\p{L}m(?:[ae]z(?:l[ae]r|s[ae]|di?r?)?(?!\p{L})|[ae](?:makta|mekte|mis|y[ae]c[ae][kg]|y[ae]n)|[iu]yor)/u;

export const MULTIPLE = "(?:x(?!\\p{L})|×|kat(?:i|ini|idir|inda|inin|ina|tir|lik|la)?(?!\\p{L})|times(?!\\p{L}))";
export const OFTEN = "(?:kez|kere|defa)(?!\\p{L})";
export const WAGERING = /(?<!\p{L})(?:cevr|cevir|wager|roll ?-?over|play ?-?through|turnover|wr(?!\p{L}))/u;
const ANY_MULTIPLE = new RegExp(`\\d ?(?:${MULTIPLE}|${OFTEN})|(?<!\\p{L})x ?\\d`, "u");

const PAID_IN = "(?:yatirim|yatirilan|yatirdiginiz|anapara|ana para|para yatirma|depozit|deposit)";
const DEPOSIT = new RegExp(`(?<!\\p{L})${PAID_IN}`, "u");
const AND = "(?:ve|ile|arti|and|plus|hem de|\\+|&)";
const DEPOSIT_AND_BONUS = new RegExp(
  `(?<!\\p{L})(?:${PAID_IN}\\p{L}*(?: (?:tutar|miktar|amount)\\p{L}*)? ?${AND} ?(?:(?:alinan|verilen|kazanilan|the) )?bonus(?!\\p{L}* (?:kampanya|kural|sart))` +
    `|bonus\\p{L}*(?: (?:tutar|miktar|amount)\\p{L}*)? ?${AND} ?(?:the )?${PAID_IN}|[dy] ?\\+ ?b(?!\\p{L})|b ?\\+ ?[dy](?!\\p{L}))`,
  "u",
);
const WINNINGS = /(?<!\p{L})(?:kazan(?:c(?!li)|ci|ilan(?! bonus)|dig|im(?!\p{L}*da))|winnings)/u;
const OF_BONUS = "bonus\\p{L}*(?: (?:tutar|miktar)\\p{L}*)? (?:en az )?";
const NUMBER =
  "(?:\\d+(?: ?\\([^)]{2,20}\\))?|(?:on|yirmi|otuz|kirk|elli|altmis)(?: (?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz))?)";
const TIMES = `${NUMBER} ?(?:${MULTIPLE}|${OFTEN})`;
/** Only where the bonus is what is wagered, not where it is merely named beside the multiple. */
const BONUS_IS_WAGERED = [
  `bonus(?:un|unun|unuzun)(?: (?:tutar|miktar)\\p{L}*)? (?:en az |toplam )?${TIMES}`,
  `(?:bonus|iade) (?:tutar|miktar)\\p{L}* (?:en az )?${TIMES}`,
  `${OF_BONUS}${TIMES} (?:cevr(?!im)|cevir(?!im)|cevrim sart\\p{L}* tabi)`,
  `${OF_BONUS}uzerinden`,
  `${OF_BONUS}uygulan`,
  "\\( ?(?:yalniz(?:ca)? |sadece |only )?(?:the )?bonus(?: tutari| miktari| amount| only)? ?\\)",
  `\\d+ ?(?:x|times)(?: the)? bonus(?: amount)? ?(?=$|[.,;)\\n])`,
  "wagering (?:on|of)(?: the)? bonus",
  `bonus(?: amount)? (?:must be |needs to be |has to be |should be |is )wagered`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, "u"));

export const namesDeposit = (words: string) => DEPOSIT.test(words);

/** 'yatırım + bonus', which is said of nothing but wagering. */
export const namesSum = (words: string) => DEPOSIT_AND_BONUS.test(words);

/** What a sentence says to be wagered; undefined where it names no base. */
function wageringBaseIn(sentence: string): WageringBase | undefined {
  const isOfSum = namesSum(sentence) && ANY_MULTIPLE.test(sentence) && !isCashOut(sentence) && !isCap(sentence);
  if (!WAGERING.test(sentence) && !isOfSum) return undefined;
  if (namesSum(sentence)) return "bonus_and_deposit";
  if (WINNINGS.test(sentence)) return "winnings";
  return BONUS_IS_WAGERED.some((pattern) => pattern.test(sentence)) ? "bonus" : undefined;
}

const CASH_OUT =
  /(?<!\p{L})(?:cek(?:im|il(?!is)|eb|mek)|nakde|bozdur|cash ?-?out|withdraw|payout|(?:max\p{L}*\.?|maks\p{L}*\.?|en (?:fazla|cok|yuksek)|azami) (?:kazanc|kazanil|kazanabil|win(?!\p{L}*g? ?back))|kazanc\p{L}* (?:limit|sinir|ust)|winnings? (?:cap|limit))/u;
export const isCashOut = (words: string) => CASH_OUT.test(words);

/** A multiple that bets or winnings may not exceed. */
export const isCap = (words: string) =>
  /(?<!\p{L})(?:gecemez|asamaz|(?:bahis|kazanc) limit|limited to|can win)/u.test(words) && !WAGERING.test(words);

/** 'Maksimum bahis: bonusun %10'u', 'bahisler bonusun %10'unu geçemez' */
const BET_LIMIT =
  /(?<!\p{L})(?:(?:max\p{L}*\.?|maks\p{L}*\.?|en (?:fazla|cok|yuksek)|azami) (?:bahis|bet(?!\p{L}))(?!\p{L}* bonus)|(?:bahis|bet) (?:limit|size|amount))(?!.*\d ?(?:tl|try|₺|lira|eur|€|usd|\$))/u;
const BET = /(?<!\p{L})(?:bahis|bahsi|bets?(?!\p{L})|stake)/u;
const SHARE = /bonus\p{L}* (?:tutar\p{L}* |en (?:fazla|cok) )?(?:%|yuzde) ?\d|(?:%|percent) of (?:the |your )?bonus/u;

/** Words before an amount, or a percentage, that make it a limit of bets. */
export const isBetLimit = (words: string) => BET_LIMIT.test(words) || (BET.test(words) && SHARE.test(words));

const NEW_CUSTOMERS =
  /(?<!\p{L})(?:yeni (?:uye|oyuncu|kullanici|musteri|kayit|katilan)|ilk (?:kez |defa )(?!yatir|para)|ilk (?:uyelik|kayit)|new (?:player|customer|user|member|sign|registr)|first-time)/u;
const EVERYBODY = /(?<!\p{L})(?:tum (?:uye|oyuncu|kullanici)|herkes|all (?:player|customer|user|member))/u;
const FIRST_DEPOSIT =
  /(?<!\p{L})(?<!(?:gun|hafta|ay)\p{L}{0,3} )(?:ilk (?:kez |defa )?(?:yatir|para yatir)|first[- ](?:time )?deposit)/u;

const REPEATED =
  /(?<!\p{L})(?:her (?:gun|hafta|ay|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)|gunluk|haftalik|aylik|every|daily|weekly)/u;

const NO_DEPOSIT =
  /(?<!\p{L})(?:yatirimsiz|yatirim(?: sarti| sart)? ?:? ?(?:sartsiz|yok|aranma|bulunma|gerekm|gerektirm)|no[- ]deposit)/u;
const WITHOUT_DEPOSIT = /(?<!\p{L})yatirim (?:yapmadan|olmadan|sarti olmadan)/u;
const NO_WAGERING =
  /(?<!\p{L})(?:cevrimsiz|cevrim (?:sartsiz|sarti (?:yok|aranma|bulunma)|gerekm|gerektirm|yok)|no wager|wager(?:ing)?[- ]free|without wager|zero wager)/u;
const WITHOUT_WAGERING = /(?<!\p{L})cevrim (?:sarti olmadan|olmadan|yapmadan)/u;
const IS_NOT = /(?<!\p{L})degil/u;

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

const SUBJECTS: Partial<Record<keyof BonusTerms, Proof>> = {
  bonus_percent: ({ quoted }) => !LOSS.test(quoted),
  loss_percent: ({ sentence }) => LOSS.test(sentence),
};

/** Whether the words of a quotation allow its number as the value of a field. */
export const isAbout = (field: keyof BonusTerms, words: Words) => SUBJECTS[field]?.(words) ?? true;

const baseIs =
  (base: WageringBase): Proof =>
  ({ quoted, sentence }) =>
    wageringBaseIn(sentence) === base && BASE_WORDS[base].test(quoted);

const BASE_WORDS: Record<WageringBase, RegExp> = {
  bonus: /(?<!\p{L})(?:bonus|iade)/u,
  bonus_and_deposit: DEPOSIT_AND_BONUS,
  winnings: WINNINGS,
};

const PROOFS: Partial<Record<keyof BonusTerms, Record<string, Proof>>> = {
  min_deposit: { "0": (words) => says(NO_DEPOSIT, WITHOUT_DEPOSIT)(words) || ZERO_MONEY.test(words.quoted) },
  wagering: {
    "0": (words) =>
      !ANY_TIMES.test(words.sentence) && (says(NO_WAGERING, WITHOUT_WAGERING)(words) || ZERO_TIMES.test(words.quoted)),
  },
  wagering_base: {
    bonus: baseIs("bonus"),
    bonus_and_deposit: baseIs("bonus_and_deposit"),
    winnings: baseIs("winnings"),
  },
  new_customers_only: {
    true: ({ quoted, sentence }) => NEW_CUSTOMERS.test(quoted) && !DENIAL.test(sentence) && !EVERYBODY.test(sentence),
  },
};

/** Whether the words of a quotation prove a value that they have to: a choice, or none of an amount. */
export const wordsProve = (field: keyof BonusTerms, value: string | number | true, words: Words) =>
  PROOFS[field]?.[String(value)]?.(words) ?? false;

export const suggestsNewCustomers = ({ quoted, sentence }: Words) =>
  FIRST_DEPOSIT.test(quoted) && !REPEATED.test(sentence) && !DENIAL.test(sentence) && !EVERYBODY.test(sentence);

/** Endings of case and number, so that 'slot' is found in 'slotlarda', but not in 'slotsuz'. */
export const ENDING = "(?:l[ae]r)?[iu]?(?:n?[dt][ae](?:n|ki)?|n?[iu]n|[yn]?[ae])?(?![\\p{L}\\p{N}])";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Whether the quotation names what `name`, which is folded, says, and its sentence denies nothing but what `name` denies itself. */
export function names({ quoted, sentence }: Words, name: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}${ENDING}`, "u");
  return whole.test(quoted) && !DENIAL.test(sentence.replace(whole, " "));
}
