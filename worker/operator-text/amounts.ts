import type { BonusTerms } from "../promotions/bonus-terms";
import type { Quantity } from "./quantities";
import { isBetLimit, isCashOut } from "./multiple-words";
import { matchesIn } from "./spans";
import { LOSS } from "./term-words";

type Role = "least" | "most" | undefined;
type Subject = "cash" | "bet" | "deposit" | "spin" | "loss" | "bonus";

const ROLES =
  /(?<least>(?<!\p{L})(?:en az|en dusuk|min\p{L}*|asgari|alt (?:limit|sinir)|at least))|(?<most>(?<!\p{L})(?:en yuksek|en fazla|en cok|maks\p{L}*|max\p{L}*|azami|ust (?:limit|sinir)|tavan|up to|limit|sinir|cap(?:ped)?(?!\p{L})))/gu;
const UP_TO = /^\S* ?(?:kadar|varan)|^\S* ?(?:ile sinirli|gecemez|asamaz|max|maks)/u;
const ABOVE =
  /^\S* ?(?:(?:ve|ya da|veya|or|and) )?(?:uzeri|ustu|daha fazla|more|above|over|higher)|^\S* ?arasi(?:nda(?:ki)?)? (?:yatir|deposit)|^\S* ?(?:min|asgari|alt limit)/u;

function roleOf({ before }: Quantity, after: string): Role {
  if (UP_TO.test(after)) return "most";
  if (ABOVE.test(after)) return "least";
  const last = [...before.matchAll(ROLES)].at(-1)?.groups;
  return last && (last["least"] ? "least" : "most");
}

const DEPOSIT = "depozit|(?<!no )dep(?:osit(?! bonus)|(?!\\p{L}))";
const BET =
  "bahis(?!\\p{L}* siteleri)|bahsi|(?:max\\p{L}*|maks\\p{L}*|min\\p{L}*|en yuksek|en fazla) bet(?!\\p{L})|bet (?:limit|size|amount)|stake|(?<!free ?)(?<!\\p{L})(?:spin|el|tur|oyun|bet|round) basina|per (?:spin|bet|round)";
const SPIN =
  "(?:free ?-?)?(?:donus|spin|fs)\\p{L}* (?:deger|basina|birim|basi)|her (?:bir )?(?:donus|spin)|spin value|per (?:free )?spin|her biri|tanesi";
const BONUS = "bonus|hediye|free ?bet|nakit|deneme|bakiye|freechip|iade|cash ?-?back";

const of = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})`, "gu");

interface Noun {
  subject: Subject;
  after: RegExp;
  before: RegExp;
}

const noun = (subject: Subject, after: string, before = after): Noun => ({
  subject,
  after: of(after),
  before: of(before),
});

/** After an amount in any case; before it only as what the amount is of: not 'yatırımda 100 TL'. */
const NOUNS = [
  noun(
    "cash",
    "cek(?:im|il(?!is)|eb|mek)\\p{L}*|nakde|bozdur\\p{L}*|kazan\\p{L}*|cash ?-?out|withdraw\\p{L}*|payout|winnings?|win(?!\\p{L})",
  ),
  noun("bet", BET),
  noun(
    "deposit",
    `yatir(?!imsiz|im\\p{L}* bonus)|${DEPOSIT}`,
    `(?:yatir(?:im|ma)(?:lar)?(?:in|i|iniz|inizin|larin)?|yatir(?:man|ilma|ilacak)\\p{L}*(?: gereken)?)(?!\\p{L}| bonus)|${DEPOSIT}`,
  ),
  noun("spin", SPIN),
  noun("loss", LOSS.source),
  noun("bonus", BONUS, `${BONUS}|%`),
];

const FILLER_AFTER =
  /^(?:['’]\p{L}{1,5}|[\s.,-]+|(?:(?:ve|ya da|veya|or|and) )?(?:uzeri|ustu|daha fazla|above|more|over|higher)\p{L}*|(?:kadar|varan|degerinde|tutarinda|olan|luk|lik|lük|of|a|the|min\p{L}*|maks\p{L}*|max\p{L}*|toplam|bir|ekstra|ek|ilave)(?!\p{L}))/u;
const FILLER_BEFORE =
  /(?:[\s:=–|-]+|(?<!\p{L})(?:en az|en fazla|en cok|en yuksek|en dusuk|min\p{L}*\.?|max\p{L}*\.?|maks\p{L}*\.?|azami|asgari|at least|up to|tutar\p{L}*|miktar\p{L}*|limit\p{L}*|sinir\p{L}*|ust|alt|olarak|of|is|toplam|sart\p{L}*|amount))$/u;

function stripped(text: string, filler: RegExp): string {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(filler, "");
  }
  return rest;
}

/** What an amount is of: the nearest noun of its clause, but a cash-out where it is limited. */
function subjectOf(before: string, after: string, role: Role): Subject | undefined {
  if (isBetLimit(before)) return "bet";
  const [left, right] = [stripped(before, FILLER_BEFORE), stripped(after, FILLER_AFTER)];
  if (role === "most" && isCashOut(before)) return "cash";
  const nouns = NOUNS.filter(({ subject }) => subject !== "cash" || isCashOut(before + after));
  const found = nouns.map(({ subject, ...patterns }) => {
    const last = matchesIn(left, patterns.before).at(-1);
    const [next] = matchesIn(right, patterns.after);
    return { subject, distance: Math.min(last ? left.length - last.end : Infinity, next?.start ?? Infinity) };
  });
  const nearest = found.filter(({ distance }) => distance < Infinity).toSorted((a, b) => a.distance - b.distance);
  return nearest[0]?.subject;
}

/** The last noun before a clause that has none: 'Bahis: en az 5 TL, en çok 50 TL'. */
function subjectBefore(earlier: string): Subject | undefined {
  const found = NOUNS.flatMap(({ subject, before }) =>
    matchesIn(earlier, before).map(({ start }) => ({ subject, start })),
  );
  return found.toSorted((a, b) => b.start - a.start)[0]?.subject;
}

const IS_BONUS =
  /^\S* ?(?:(?:degerinde|tutarinda|ucretsiz|bedava|cevrimsiz|yatirimsiz|no deposit|free|welcome|cash) )*(?:bonus(?!\p{L}* (?:butce|havuz|talep|plan))|hediye|free ?bet|nakit(?! iade)|deneme|bedava|freechip|hos ?geldin)/u;
const BONUS_LABEL =
  /(?:bonus|free ?bet|hediye|nakit)(?:u|un)?(?: (?:tutari|miktari))? ?[:=] ?$|(?:deneme|free ?bet|hediye)\p{L}*(?: bonusu)? ?: [^\d,;]{0,30}$|(?<!\p{L})(?:deneme|hos ?geldin|hediye|yatirimsiz|nakit)\p{L}* (?:bonusu|bakiyesi) ?$/u;
const IN_ALL = /(?<!\p{L})(?:toplam|total|havuz)/u;

const LIMIT_LABEL =
  /^[\s|•*–-]*(?:(?:gunluk|haftalik|aylik|toplam) )?(?:ust (?:sinir|limit)|tavan|maks\p{L}*|max\p{L}*|en fazla|en cok)\p{L}*(?: (?:tutar|miktar|limit)\p{L}*)?[\s:=|–-]*$/u;

const OTHER_DEPOSIT =
  /(?<!\p{L})(?:cek(?:im|ebilmek|mek)\p{L}* (?:icin|oncesi|once)|(?:to|before|any) (?:a )?withdraw|son (?:\d+|bir) (?:gun|hafta|ay)|(?:last|past) (?:\d+ )?(?:day|week|month))/u;
const LEAST_LABEL = /^[\s|•*–-]*(?:alt (?:sinir|limit)|min(?:imum)?\.?)\p{L}*[\s:=|–-]*$/u;

const AFTER_PERCENT = /(?:%|yuzde) ?\d+ ?[-–—/]? ?$|\d ?% ?[-–—/]? ?$/u;

/** '%75 bonus, 3.000 TL' and '%75 bonus 3.000 TL', where no word says what the amount is. */
const BESIDE_PERCENT = /(?:%|yuzde) ?\d+[^\d%]{0,30}$|\d ?%[^\d%]{0,30}$/u;

type Amount = { field: keyof BonusTerms; isGuess?: true } | undefined;

/** What an amount states; `after` begins behind its unit, `before` ends before it. */
export function amountOf(quantity: Quantity, after: string, before: string): Amount {
  const role = roleOf(quantity, after);
  const own = subjectOf(before, after, role);
  const subject = own ?? subjectBefore(quantity.earlier);
  if (subject === "spin") return { field: role === "most" ? "max_bet" : "spin_value" };
  if (subject === "cash") return role === "most" ? { field: "max_cashout" } : undefined;
  if (subject === "bet") return role === "most" ? { field: "max_bet" } : undefined;
  if (subject === "deposit" && role === "least")
    return quantity.isRangeEnd || OTHER_DEPOSIT.test(quantity.clause) ? undefined : { field: "min_deposit" };
  if (role !== "least" && own !== "deposit" && AFTER_PERCENT.test(before)) return { field: "max_bonus" };
  if (role === "least" && own === undefined && subject !== "loss" && LEAST_LABEL.test(before))
    return { field: "min_deposit", isGuess: true };
  if (subject === undefined && role === "most" && LIMIT_LABEL.test(before))
    return { field: "max_bonus", isGuess: true };
  const isAlone = stripped(after, FILLER_AFTER) === "" && BESIDE_PERCENT.test(quantity.earlier + before);
  if (role === undefined && isAlone && own !== "deposit") return { field: "max_bonus", isGuess: true };
  if (subject === undefined || subject === "deposit" || role === "least") return undefined;
  if (role === "most") return { field: "max_bonus" };
  const isBonus = own === "bonus" && (IS_BONUS.test(after) || BONUS_LABEL.test(before));
  return isBonus && !IN_ALL.test(before) ? { field: "fixed_bonus" } : undefined;
}
