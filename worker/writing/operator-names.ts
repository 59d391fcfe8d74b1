import { latinize, lowerTr } from "../text/folding";
import { normalizeUrl } from "../text/url";
import type { FoundValue } from "./found-value";
import { LAST, OLD } from "./in-force";
import type { Source } from "./quotations";
import type { Span } from "./spans";

export interface Named {
  value: string;
  label: string;
}

type Found = FoundValue | undefined;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
const fold = (text: string) => latinize(lowerTr(text));

function placeOf({ folded }: Source, name: string): Span | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?!\\p{N})`, "u").exec(folded);
  return found ? { start: found.index, end: found.index + name.length } : undefined;
}

function longestIn(source: Source, names: Named[], stemOf: (label: string) => string) {
  const found = names.flatMap(({ value, label }) => {
    const stem = stemOf(label);
    const place = stem.length >= 4 ? placeOf(source, stem) : undefined;
    return place ? [{ value, ...place }] : [];
  });
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** 'Işıltı Casino', else as a guess 'Işıltı' where the text leaves out what kind of site it is. */
export function casinoIn(source: Source, casinos: Named[]): Found {
  const whole = longestIn(source, casinos, fold);
  if (whole) return { field: "casino_id", ...whole };
  const stem = longestIn(source, casinos, (label) => fold(label).replace(/ ?(?:casino|bahis|bet|slot|oyun)$/, ""));
  return stem && { field: "casino_id", ...stem, isGuess: true };
}

/** 'Yatırım Bonusu', else as a guess 'Kayıp'; 'yatırım' alone is a word of every offer. */
export function categoryIn(source: Source, categories: Named[]): Found {
  const whole = longestIn(source, categories, fold);
  if (whole) return { field: "category_id", ...whole };
  const kindOf = (label: string) => fold(label).replace(/ ?bonus(?:u|lari|lar)?$|^yatirim bonusu$/, "");
  const kind = longestIn(source, categories, kindOf);
  return kind && { field: "category_id", ...kind, isGuess: true };
}

const ENDINGS =
  "com|net|org|io|bet|casino|vip|club|live|online|site|xyz|info|app|me|co|tv|link|games?|fun|pro|top|win|biz|example|tr";
const ADDRESS = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"”'’)\\]]+|(?<![\\p{L}\\d@._/-])(?:[a-z\\d](?:[a-z\\d-]{0,61})\\.){1,4}(?:${ENDINGS})(?![\\p{L}\\d@-]|\\.[\\p{L}\\d])(?:\\/[^\\s<>"”'’)\\]]*)?`,
  "giu",
);

/** Addresses, also without scheme; not those of e-mails. */
export function addressesIn({ lines }: Source): FoundValue[] {
  return Array.from(lines.matchAll(ADDRESS), ({ 0: written, index: start }): FoundValue[] => {
    const address = written.replace(/[.,;:!?]+$/, "");
    const value = normalizeUrl(/^https?:/i.test(address) ? address : `https://${address}`);
    return value ? [{ field: "url", value, start, end: start + address.length }] : [];
  }).flat();
}

const CODE = "[\\p{Lu}\\d][\\p{Lu}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const ANY_CODE = "(?=[\\p{L}_-]*\\d)[\\p{L}\\d][\\p{L}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const KOD = "(?:[Kk][Oo][Dd](?:[Uu]|[Uu][Nn][Uu][Zz]|[Ll][Aa][Rr]\\p{L}{0,4})?|[Cc][Oo][Dd][Ee][Ss]?)";
const QUOTE = "[\"“”'‘’»«*]*";
const IS_CODE = `["“'‘«*]|[\\p{Lu}_-]*\\d|${CODE}(?:["”'’»*]| (?:[Kk]od|[Cc]ode|ile|kullan)|[ !]*(?:[.,;)\\n]|$))`;
const OR = `${QUOTE} ?(?:\\/|(?<!\\p{L})(?:veya|ya da|yada|or)(?!\\p{L})(?= (?:${IS_CODE}))|(?:,|[Vv][Ee]|VEYA|and)(?= ?${QUOTE}\\p{Lu}[\\p{Lu}_-]*\\d)) ?${QUOTE}`;
const INSTEAD = `${QUOTE}(?:['’]?\\p{Ll}{1,4})? ?(?:yerine|iptal(?: \\p{Ll}+)?[,;]?|değil[,;]?|geçersiz[,;]?|(?<=[dt][ae]n )|(?:is |was )?replaced by|[-=]>|→|➜|➔) ?(?:artık |yeni )?${QUOTE}`;
const ALSO = `(?:(?:${OR}|${INSTEAD})${CODE})*(?!\\/[\\p{L}\\d])`;
const CODES = [
  new RegExp(`(?<!\\p{L})${KOD} ?(?:[:=–-]|(?=["“'‘«*])) ?${QUOTE}((?:${CODE}|${ANY_CODE})${ALSO})`, "gu"),
  new RegExp(`(?<!\\p{L})(?:[Kk]od(?:u|unuz|umuz)?|[Cc]odes?) ${QUOTE}(${CODE}${ALSO})`, "gu"),
  new RegExp(
    `(?<![\\p{L}\\d_/.-])(${CODE}${ALSO})["”'’»*]*(?: |'?\\p{Ll}{1,3} ) ?(?:(?:promosyon|bonus|kupon|promo) )?(?:kod(?!s[uı]z)|code(?!less))`,
    "gu",
  ),
];
const IS_OTHER_CODE = new RegExp(
  `(?:dogrulama|onay|sms|guvenlik|posta|alan|qr|sube|swift|area|zip|verification) $`,
  "u",
);
const NO_CODE = /^(?:yok|gerek|ihtiyac|istenm|none|not|n-a|kullan|icin|ile)/;

const IS_NONE =
  /(?<!\p{L})(?:kod(?:u|a)? (?:yok|gerekm|gerektirm|istenm|gerekli degil|kullanmadan)|kodsuz|no (?:\p{L}+ )?code)/u;
const FORMER_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${OLD}|${LAST}) (?:(?:promosyon|bonus|kampanya|kupon|promo) )?$`,
  "u",
);
const FORMER_AFTER =
  /^["”'’»*]*(?: ?\((?:eski|onceki|old|former)[^)\d]*\)|['’]?\p{L}{0,4} (?:(?:promosyon |bonus |kupon )?(?:kod|code)\p{L}* )?(?:artik |is |was |has |no longer |simdi )*(?:yerine|degil|iptal|gecersiz|gecerli degil|kaldir|kapat|bitti|sona er|gecmiyor|kullanilm|idi|yok|gerekm|gerektirm|replaced|expired|cancel|valid anymore)|['’]?[dt][ae]n ["“‘«]?[\p{L}-]*\d|['’](?:y?[dt]i)(?!\p{L})| ?(?:[-=]>|→|➜|➔))/u;

const EACH = new RegExp(`(?<![\\p{L}\\d_-])(?:${CODE}|${ANY_CODE})`, "gu");

/** Codes after 'kod' or before it, in capitals or with a figure; guesses in a text that says it needs none. */
export function codesIn({ lines, folded }: Source): FoundValue[] {
  const doubt = IS_NONE.test(folded) ? ({ isGuess: true } as const) : {};
  return CODES.flatMap((pattern) =>
    Array.from(lines.matchAll(pattern), ({ 0: whole, 1: codes = "", index }): FoundValue[] => {
      const before = folded.slice(Math.max(0, index - 40), index);
      if (IS_OTHER_CODE.test(before) || FORMER_BEFORE.test(before)) return [];
      const first = index + whole.lastIndexOf(codes);
      return Array.from(codes.matchAll(EACH), ({ 0: value, index: at }): FoundValue[] => {
        const [start, end] = [first + at, first + at + value.length];
        const isNone = NO_CODE.test(folded.slice(start, end)) || FORMER_AFTER.test(folded.slice(end, end + 60));
        return isNone ? [] : [{ field: "promotion_code", value, start, end, ...doubt }];
      }).flat();
    }).flat(),
  ).toSorted((a, b) => a.start - b.start);
}
