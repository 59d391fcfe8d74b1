import type { FoundValue } from "./found-value";
import { LAST, OLD } from "./in-force";
import type { Source } from "./source";
import { indexAt, matchesIn, type Span } from "./spans";

/** A code of a bonus; `reason` says why it is none that counts now. */
export interface FoundCode extends FoundValue {
  reason?: "ended" | "later";
}

const CODE = "[\\p{Lu}\\d][\\p{Lu}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const ANY_CODE = "(?=[\\p{L}_-]*\\d)[\\p{L}\\d][\\p{L}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const KOD = "(?:[Kk][Oo][Dd](?:[Uu]|[Uu][Nn][Uu][Zz]|[Ll][Aa][Rr]\\p{L}{0,4})?|[Cc][Oo][Dd][Ee][Ss]?)";
const CODES_WORD = "(?:[Kk]odlar\\p{L}{0,4}|KODLAR\\p{L}{0,4}|[Cc]odes)";
const QUOTE = "[\"“”'‘’»«*]*";
const IS_CODE = `["“'‘«*]|[\\p{Lu}_-]*\\d|${CODE}(?:["”'’»*]| (?:[Kk]od|[Cc]ode|ile|kullan)|[ !]*(?:[.,;)\\n]|$))`;
const OR = `${QUOTE} ?(?:\\/|(?:[&+]|(?<!\\p{L})(?:ve|veya|ya da|yada|or)(?!\\p{L}))(?= (?:${IS_CODE}))) ?${QUOTE}`;
const INSTEAD = `${QUOTE}(?:['’]?\\p{Ll}{1,4})? ?(?:yerine|iptal(?: \\p{Ll}+)?[,;]?|değil[,;]?|geçersiz[,;]?|(?<=[dt][ae]n )|(?:is |was )?replaced by|[-=]>|→|➜|➔) ?(?:artık |yeni )?${QUOTE}`;
const ALSO = `(?:(?:${OR}|${INSTEAD})${CODE})*(?!\\/[\\p{L}\\d])`;
const ASIDE = "(?: ?#?\\d(?!\\d))?(?: ?\\([^()\\n]{1,30}\\))?";
const CODES = [
  new RegExp(`(?<!\\p{L})${KOD}${ASIDE} ?(?:[:=–|-]|(?=["“'‘«*])) ?${QUOTE}((?:${CODE}|${ANY_CODE})${ALSO})`, "gu"),
  new RegExp(`(?<!\\p{L})(?:[Kk]od(?:u|unuz|umuz)?|[Cc]odes?) ${QUOTE}(${CODE}${ALSO})`, "gu"),
  new RegExp(
    `(?<![\\p{L}\\d_/.-])(${CODE}${ALSO})["”'’»*]*(?: |'?\\p{Ll}{1,3} ) ?(?:(?:promosyon|bonus|kupon|promo) )?(?:kod(?!s[uı]z)|code(?!less))`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})${CODES_WORD} ?[:=–|-]? ?${QUOTE}(${CODE}(?:${QUOTE}(?: ?[,/]| ve| veya| and| or) ?${QUOTE}${CODE})+)(?=${QUOTE} ?(?:[.;:)\\n]|$|\\p{Ll}))`,
    "gu",
  ),
];
const ENDED = `(?:['’]\\p{Ll}{1,5})?["”'’»*)]*(?: ?\\([^()\\n]*\\))?(?= ?(?:[.,;:)/|!+&\\n]|$| (?:kod|code|de |da |ile|geçer|kullan|gir|yaz|ol|veya|ya da|ve |or |and |for |on )))`;
/** Beside a code or a word for one: 'web için LALE10, mobil için MOB20 kodu'. */
const WITH_FIGURE = new RegExp(`(?<![\\p{L}\\d_/.@-])(?=\\p{Lu}[\\p{Lu}_-]*\\d)${CODE}(?!\\.\\p{L})(?=${ENDED})`, "gu");
const NETWORK = /^(?:trc|erc|bep|euro|rtp|ref|id)-?\d/;
const WORD = /(?<!\p{L})(?:kod|code)(?!s[iu]z|less)/u;
const LIST = /(?<!\p{L})(?:kod|code)\p{L}* ?:?$/u;
const ALONE = new RegExp(`^[\\s•*–-]*(?:\\d{1,2}[.)] )?${QUOTE}(${CODE})${QUOTE}(?:$| ?[–—(|-])`, "u");

const IS_OTHER_CODE = /(?:dogrulama|onay|sms|guvenlik|posta|alan|qr|sube|swift|area|zip|verification) $/;
const NO_CODE =
  /^(?:\d+(?:-\d+)+$|yok|gerek|ihtiyac|istenm|none|not|n-a|kullan|icin|ile|(?:free ?spin|bonus|slot|spor|casino|bahis|vip|sms|mail|e-?posta|canli|destek|whatsapp|telegram)$)/;
const NONE_AFTER =
  /^["”'’»*]*['’]?\p{L}{0,4} (?:(?:promosyon |bonus |kupon )?(?:kod|code)\p{L}* )?(?:yok|gerekm|gerektirm)/u;

const IS_NONE =
  /(?<!\p{L})(?:kod(?:u|a)? (?:yok|gerekm|gerektirm|istenm|gerekli degil|kullanmadan)|kodsuz|no (?:\p{L}+ )?code)/u;
const FORMER_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${OLD}|${LAST}) (?:(?:promosyon|bonus|kampanya|kupon|promo) )?$`,
  "u",
);
const FORMER_AFTER =
  /^["”'’»*]*(?: ?\((?:eski|onceki|old|former)[^)\d]*\)|['’]?\p{L}{0,4} (?:(?:promosyon |bonus |kupon )?(?:kod|code)\p{L}* )?(?:artik |is |was |has |no longer |simdi )*(?:yerine|degil|iptal|gecersiz|gecerli degil|kaldir|kapat|bitti|sona er|gecmiyor|kullanilm|idi|replaced|expired|cancel|valid anymore)|['’]?[dt][ae]n ["“‘«]?[\p{L}-]*\d|['’](?:y?[dt]i)(?!\p{L})| ?(?:[-=]>|→|➜|➔))/u;

const EACH = new RegExp(`(?<![\\p{L}\\d_-])(?:${CODE}|${ANY_CODE})`, "gu");

/** Codes after 'kod' or before it, beside one, and in a list below it, in capitals or with a figure; guesses in a text that says it needs none. */
export function codesIn(source: Source): FoundCode[] {
  const { folded } = source;
  const doubt = IS_NONE.test(folded) ? ({ isGuess: true } as const) : {};
  const isFormer = ({ end, lead }: CodeSpan) =>
    FORMER_BEFORE.test(folded.slice(Math.max(0, lead - 40), lead)) || FORMER_AFTER.test(folded.slice(end, end + 60));
  const found = [...anchored(source), ...listed(source), ...beside(source)];
  const spans = new Map(found.toReversed().map((span) => [span.start, span]));
  return [...spans.values()]
    .toSorted((a, b) => a.start - b.start)
    .flatMap((span): FoundCode[] => {
      const { start, end, lead } = span;
      if (NO_CODE.test(folded.slice(start, end)) || NONE_AFTER.test(folded.slice(end, end + 60))) return [];
      if (IS_OTHER_CODE.test(folded.slice(Math.max(0, lead - 40), lead))) return [];
      const value = source.lines.slice(start, end);
      const reason = isFormer(span) ? ({ reason: "ended" } as const) : {};
      return [{ field: "promotion_code", value, start, end, ...doubt, ...reason }];
    });
}

/** `lead`: where its words begin, before which stands what kind of code it is. */
interface CodeSpan extends Span {
  lead: number;
}

const anchored = ({ lines }: Source): CodeSpan[] =>
  CODES.flatMap((pattern) =>
    Array.from(lines.matchAll(pattern), ({ 0: whole, 1: codes = "", index: lead }) =>
      matchesIn(codes, EACH, lead + whole.lastIndexOf(codes)).map((span) => ({ ...span, lead })),
    ).flat(),
  );

const withFigure = ({ lines, folded }: Source, { start, end }: Span): CodeSpan[] =>
  matchesIn(lines.slice(start, end), WITH_FIGURE, start)
    .map((span) => ({ ...span, lead: span.start }))
    .filter((span) => !NETWORK.test(folded.slice(span.start, span.end)));

const beside = (source: Source): CodeSpan[] =>
  source.sentences
    .filter(({ start, end }) => WORD.test(source.folded.slice(start, end)))
    .flatMap((sentence) => withFigure(source, sentence));

/** The lines below 'Kodlar:', up to one without a code. */
function listed(source: Source): CodeSpan[] {
  const spans: CodeSpan[] = [];
  let isList = false;
  for (const row of source.rows) {
    const found: CodeSpan[] = isList ? inRow(source, row) : [];
    spans.push(...found);
    isList = found.length > 0 || LIST.test(source.folded.slice(row.start, row.end));
  }
  return spans;
}

function inRow(source: Source, row: Span): CodeSpan[] {
  const [whole, code] = ALONE.exec(source.lines.slice(row.start, row.end)) ?? [];
  if (!whole || !code) return withFigure(source, row);
  const start = row.start + whole.indexOf(code);
  return [{ start, end: start + code.length, lead: start }];
}

/** Codes that only their day introduces, at `at`: 'Kod 15 Aralık'a kadar ALTIN, sonra GUMUS'. */
export function codeAt(source: Source, at: number): FoundCode | undefined {
  const { lines, folded, sentences } = source;
  const sentence = sentences[indexAt(sentences, at)];
  const [whole, code] = (sentence && AFTER_DAY.exec(lines.slice(at, sentence.end))) ?? [];
  if (!sentence || !whole || !code) return undefined;
  const isNamed =
    WORD.test(folded.slice(sentence.start, sentence.end)) ||
    (/\d/.test(code) && / (?:→|[-=]>) ?$/.test(whole.slice(0, -code.length)));
  if (!isNamed) return undefined;
  const start = at + whole.length - code.length;
  const end = start + code.length;
  return NO_CODE.test(folded.slice(start, end)) ? undefined : { field: "promotion_code", value: code, start, end };
}

const AFTER_DAY = new RegExp(
  `^[)]?['’]?\\p{Ll}{0,5}(?: \\p{Ll}+){0,2}(?:[:,]| (?:→|[-=]>))? ?(?:[Kk]od\\p{Ll}*:? )?${QUOTE}(${CODE})(?=(?:['’]\\p{Ll}{1,5})?${QUOTE} ?(?:[.,;:)/|!\\n]|$|kod|code))`,
  "u",
);
