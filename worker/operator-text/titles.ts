import type { FoundValue } from "./found-value";
import type { Row, Source } from "./source";
import type { Span } from "./spans";

const OPENING = "[\"“”«]|(?<!\\p{L})['‘’]";
const CLOSING = "[\"”“»'’]";
const NOUN =
  "(?:kampanya|promosyon|bonus|firsat|festival|paket|turnuva|cekilis|sans gunleri|freespin|free spin|cash ?back|iade|hediye|deneme|hos ?geldin|soleni|carki|gunleri|welcome|offer|promo)";
const CAMPAIGN = "(?:kampanya|promosyon|bonus|firsat|festival|paket|turnuva|promo|offer|reload)\\p{L}*";

const NAMES = [
  /(?:kampanya|promosyon|bonus)(?:n?[iu]n)? (?:adi|ismi|basligi) ?[:=–-] ?([^\n]{3,120}?)(?=[,;.|](?: |\n|$)|\n|$)/du,
  /(?<=^|\n)(?:kampanya|promosyon|campaign|promotion)(?: name)? ?: ?([^\n\d%.,:;]{3,120})(?=\n|$)/du,
  new RegExp(
    `(?:${OPENING})([^\\n"“”«»]{3,80}?)${CLOSING}['’]?\\p{L}{0,4} (?:(?!oyun|slot|kod|code)\\p{L}+ )?${CAMPAIGN}(?! ?(?:kod|code))`,
    "du",
  ),
  new RegExp(
    `(?<!\\p{L})(?:kampanya|promosyon|bonus)\\p{L}*:? (?:${OPENING})([^\\n"“”«»]{3,80}?)${CLOSING}(?!\\p{L})`,
    "du",
  ),
  new RegExp(`(?:${OPENING})([^\\n"“”«»]{3,70}? (?:${CAMPAIGN}|soleni|gunleri))${CLOSING}`, "du"),
];

const GREETING =
  /^(?:merhaba|selam|(?:sayin|degerli|sevgili|iyi (?:gunler|aksamlar|calismalar|haftalar)|gunaydin|dear|hello|hi|hey|good (?:morning|afternoon|day))(?!\p{L}))/u;
const NO_NAME =
  /(?<!\p{L})(?:merhaba|selam|sart|kosul|kural|detay|bilgi|hakkinda|hk|duyuru|guncelleme|duzelt|metin|metni|talep|rica|adi|kod|tutar|oran|sure|limit|en (?:az|fazla|cok)|min|max|maks|cevrim(?!siz)|gecerli|kampanyalar|bonuslar|promosyonlar|firsatlar|ekli|ekte|asagida|onceki|eski(?!s)|cap(?!\p{L})|\d[./]\d{1,2}[./]\d|terms|details|rules|code|wager|update|correction)/u;
const LABEL =
  /^(?:(?:konu|subject|re|fwd?|ynt|ilt|(?:(?:yeni|guncel|dogru|duzeltilmis|hatali|yanlis) )?(?:kampanya(?:nin)?|promosyon|bonus)(?: adi)?|baslik|yeni|guncel|dogru(?:su)?) ?: ?)+/;
const MARKS = /^[^\p{L}\p{N}%"“'«[]+/u;
const TAGS = /^(?:\[[^\]\n]{1,30}\] ?)+/u;
const NUMBER =
  /^(?:\d{1,2}(?:[.-](?!\d)|\)) ?|\(\d{1,2}\) ?|[a-d]\) |(?:bonus|kampanya|promosyon|firsat|offer) ?#?\d(?!\d)\s*[:.)–-]? ?|(?:birinci|ikinci|ucuncu|dorduncu) (?:bonus|kampanya|promosyon)\p{L}* ?: ?)/u;
const GENERIC =
  /,|(?:muz|miz)$|^(?:yeni |bu )?(?:bonus|free ?spin|kampanya|promosyon|deneme|hediye|iade|cash ?back|firsat)\p{L}{0,4}$/u;
const TERM = /\d ?(?:x|kat|gun)(?!\p{L})/u;
const VERB =
  /\p{L}(?:yoruz|iyor|[ae]c[ae][gk]i?z?|dik|tik|riz|ruz|[dt][iu]r|[ae]bilir|[^s]inir|[iu]lir|anir|[ae]maz|[ae]mez|oldu)$/u;
const ASKS =
  /\?|(?<!\p{L})(?:m[iu]siniz|lutfen|please|rica|ekle)|(?:bonus|kampanya|promosyon|firsat|paket)\p{L}*['’]?n[iu] /u;
const IS_NAME = new RegExp(`(?<!\\p{L})${NOUN}`, "u");

const isGreeting = (folded: string) => GREETING.test(folded.replace(MARKS, ""));

const isAddress = (folded: string) => isGreeting(folded) || /^(?:\p{L}+ )?(?:kod|code)\p{L}* ?:|^.{0,3}$/u.test(folded);

/** The subject or first line that is not silent, if it names a bonus. */
export function headingOf(
  source: Source,
  { rows, subjects }: { rows: Row[]; subjects: Span[] },
  isSilent: (at: number) => boolean,
): FoundValue | undefined {
  const [heading] = subjects.flatMap((subject) => (!isSilent(subject.start) && headingAt(source, subject)) || []);
  const first = rows.find(
    ({ start, end }) => !isSilent(start) && !isAddress(source.folded.slice(start, Math.min(end, start + 200))),
  );
  return heading ?? (first && headingAt(source, first));
}

/** The name that a text gives its campaign after a label or in quotes. */
export function nameIn({ lines, folded }: Source): FoundValue | undefined {
  for (const pattern of NAMES) {
    const [from, to] = pattern.exec(folded)?.indices?.[1] ?? [];
    if (from === undefined || to === undefined) continue;
    const value = lines.slice(from, to).replace(/^["“”«'‘* ]+|["“”»'’* ]+$/g, "");
    const start = lines.indexOf(value, from);
    if (value.length <= 90 && /\p{L}{3}/u.test(value))
      return { field: "title", value, start, end: start + value.length };
  }
  return undefined;
}

/** The part of a line that names a bonus, without label, number and marks before it and terms behind it. */
export function headingAt({ lines, folded }: Source, row: Span): FoundValue | undefined {
  let start = row.start;
  for (const pattern of [MARKS, NUMBER, LABEL, TAGS, LABEL, MARKS])
    start += pattern.exec(folded.slice(start, Math.min(row.end, start + 80)))?.[0].length ?? 0;
  const text = folded.slice(start, Math.min(row.end, start + 200));
  if (isGreeting(text)) return undefined;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    if (NO_NAME.test(part)) return undefined;
    if (!IS_NAME.test(part)) continue;
    const from = start + index;
    const isCut = from + part.length < row.end && index + part.length === text.length;
    return isCut ? undefined : nameAt(lines.slice(from, from + part.length), part, from);
  }
  return undefined;
}

const PARTS = /(?<=^|: | [–—-] )(?:(?! [–—-] |: ).)+/gu;

/** A name, if it is one: of at most nine words, without verb or terms. */
export function nameAt(shown: string, folded: string, start: number): FoundValue | undefined {
  const value = shown.replace(/[\s:*!\p{Extended_Pictographic}\uFE0F]+$/u, "");
  const words = folded.slice(0, value.length);
  const isLong = value.length < 5 || value.length > 90 || value.split(" ").length > 9;
  if (isLong || /[.,;]$|[.!] |https?:\/\/|www\.|@/.test(value)) return undefined;
  if ([VERB, ASKS, NO_NAME, GENERIC, TERM].some((pattern) => pattern.test(words))) return undefined;
  return { field: "title", value, start, end: start + value.length };
}
