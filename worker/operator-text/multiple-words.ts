export const MULTIPLE = "(?:x(?!\\p{L})|×|kat(?:i|ini|idir|inda|inin|ina|tir|lik|la)?(?!\\p{L})|times(?!\\p{L}))";
export const OFTEN = "(?:kez|kere|defa)(?!\\p{L})";
export const TIMES = `(?:${MULTIPLE}|${OFTEN})`;
/** How often a bonus may be taken: 'günde 1 kez', 'kişi başı 1 kez', 'bir kez alınır'. */
export const USAGE =
  /(?<!\p{L})(?:gunde|haftada|ayda|yilda|gunluk|haftalik|aylik|(?:kisi|uye|hesap|oyuncu) bas\p{L}*|her (?:gun|hafta|ay|uye\p{L}*)|yalniz\p{L}*|sadece|en (?:fazla|cok))(?: \p{L}+){0,3} (?:\d{1,2}|bir|iki|uc) (?:kez|kere|defa|sefer)(?! cev)|(?:kez|kere|defa|sefer)\p{L}* (?:\p{L}+ )?(?:alin|kullanil|yararlan|faydalan|katil|talep|verilir|gecerli)/u;

/** Excludes words for the time of wagering: 'çevrim sırasında bahis limiti'. */
export const WAGERING =
  /(?<!\p{L})(?:(?:cevr|cevir)(?!\p{L}*(?:rken| (?:sirasinda|boyunca|suresince|esnasinda)))|(?<!(?:while|during) (?:the )?)wager|roll(?:ed)? ?-?over|play ?-?through|turnover|wr(?!\p{L}))/u;
export const ANY_MULTIPLE = new RegExp(`\\d ?${TIMES}|(?<!\\p{L})x ?\\d`, "u");

export const SPINS =
  /^ ?(?:adet |tane )?(?:free ?-?spin|(?:ucretsiz|bedava|bonus|beles|free) (?:donus|spin|cevirme)|donus(?!um)|spin|fs(?!\p{L}))/u;

const CASH_OUT =
  /(?<!\p{L})(?:cek(?:im|il(?!is)|eb|mek)|nakde|bozdur|cash ?-?out|withdraw|payout|(?:max\p{L}*\.?|maks\p{L}*\.?|en (?:fazla|cok|yuksek)|azami) (?:kazanc|kazanil|kazanabil|win(?!\p{L}*g? ?back))|kazanc\p{L}* (?:limit|sinir|ust|tavan)|winnings? (?:cap|limit)|max\p{L}*\.? conv)/u;
export const isCashOut = (words: string) => CASH_OUT.test(words);
export const MOST = /(?<!\p{L})(?:en (?:fazla|cok|yuksek)|max|maks|azami|up to)/u;

/** Ends the clause 'bonusu 20x çevirdikten sonra'. */
export const AFTER_WAGERING = "(?<=(?<!\\p{L})(?:cevr|cevir)\\p{L}*(?: (?:tamamlan|bit)\\p{L}*)? sonra) ";
const CAP = "(?<!\\p{L})(?:gecemez|asamaz|(?:bahis|kazanc) limit|limited to|can win|exceed|capped)";
const IS_CAP = new RegExp(CAP, "u");
const ONCE_WAGERED = new RegExp(`after (?:the )?wager[^\\d]*(?=$|${CAP})`, "u");

/** Whether a clause caps bets or winnings: 'bonusun 5 katını geçemez'. */
export const isCap = (words: string) => IS_CAP.test(words) && !WAGERING.test(words.replace(ONCE_WAGERED, ""));

const BET_LIMIT =
  /(?<!\p{L})(?:(?:max\p{L}*\.?|maks\p{L}*\.?|en (?:fazla|cok|yuksek)|azami) (?:bahis|bet(?!\p{L})|stake)(?!\p{L}* bonus)|(?:bahis|bet|stake) (?:limit|size))(?!.*\d ?(?:tl|try|₺|lira|eur|€|usd|\$|gbp|£))/u;
const BET = /(?<!\p{L})(?:bahis|bahsi|bets?(?!\p{L})|stake)/u;
const SHARE = /bonus\p{L}* (?:tutar\p{L}* |en (?:fazla|cok) )?(?:%|yuzde) ?\d|(?:%|percent) of (?:the |your )?bonus/u;

export const isOfBets = (words: string) => BET.test(words);

/** Whether these words limit a bet to the amount or percentage behind them. */
export const isBetLimit = (words: string) => BET_LIMIT.test(words) || (isOfBets(words) && SHARE.test(words));
