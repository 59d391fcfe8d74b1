import { laterDay } from "../text/calendar";
import { codeAt, codesIn, type FoundCode } from "./codes";
import type { NamedDay } from "./days";
import { masked, type Source } from "./source";
import { indexAt, matchesIn, type Span, within } from "./spans";

/** The days of a code, as far as they are stated. */
interface Period {
  from?: string;
  until?: string;
}

const THEN =
  "(?<!\\p{L})(?:(?<![dt][ae]n )sonra(?:si|sinda|ki)?|ardindan|akabinde|(?:bu|o) (?:tarih|gun)[dt]en (?:sonra|itibaren)|then|afterwards|thereafter|after that)(?!\\p{L})";
const IS_THEN = new RegExp(`^[\\s(]*${THEN}`, "u");
const UNTIL_THEN = /(?<!\p{L})(?:(?:o|bu) (?:gune|tarihe) (?:kadar|dek)|oncesinde|until then|before that)(?!\p{L})/u;
const SEPARATOR = new RegExp(`[,;/|\\n]|[.!?](?=\\s|$)| (?:ve|veya|ya da|and|or) |(?=${THEN})`, "gu");
const CAMPAIGN = /kampanya|promosyon|promotion|campaign/;

const FROM_AFTER = /^['’]?\p{L}{0,4} ?(?:itibar|basla)/u;
const FROM_BEFORE = /(?:from|starting|since|as of) $/;
const PAST_AFTER = /^['’]?[dt][ae]n sonra/u;
const UNTIL_AFTER = /^['’]?\p{L}{0,4} ?(?:kadar|dek|degin|sona er|bit|dol|son bul|kapan)/u;
const UNTIL_BEFORE = /(?:until|till|by|through|son gun\p{L}*:?|bitis:?) $/u;

function periodAt({ folded }: Source, { from, end, value, first, isDenied }: NamedDay): Period | undefined {
  const [before, after] = [folded.slice(Math.max(0, from - 16), from), folded.slice(end, end + 40)];
  if (isDenied) return undefined;
  if (first) return { from: first.value, until: value };
  if (FROM_AFTER.test(after) || FROM_BEFORE.test(before)) return { from: value };
  if (PAST_AFTER.test(after) || /after $/.test(before)) return { from: laterDay(value, 1) };
  return UNTIL_AFTER.test(after) || UNTIL_BEFORE.test(before) ? { until: value } : undefined;
}

/** The parts between commas, lines and words like 'sonra'; what stands in days separates nothing. */
function partsOf(source: Source, days: NamedDay[]): Span[] {
  const isDay = within(
    source.folded.length,
    days.map(({ from, end }) => ({ start: from, end })),
  );
  const { folded } = masked(source, isDay);
  const ends = matchesIn(folded, SEPARATOR).map(({ end }) => end);
  return [...ends, folded.length].map((end, i, all) => ({ start: all[i - 1] ?? 0, end }));
}

/** The codes of a text, of several ones those that count today without a reason; `dating` are days that say when a code counts. */
export function codesOn(source: Source, days: NamedDay[], today: string): { codes: FoundCode[]; dating: NamedDay[] } {
  const codes = withIntroducedByDays(source, days);
  const live = new Set(codes.flatMap(({ value, reason }) => (reason ? [] : [value])));
  if (live.size < 2) return { codes, dating: [] };
  const dated = datedCodes(source, codes, days);
  const periods = dated.filter(({ period }) => period.from ?? period.until);
  const reasons = new Map(periods.map(({ code, period }) => [code.value, reasonOn(period, today)]));
  return {
    codes: codes.map((code) => {
      const reason = reasons.get(code.value);
      return reason ? { ...code, reason } : code;
    }),
    dating: [...dated.flatMap(({ day }) => day ?? []), ...codes.flatMap((_, i) => daysBetween(source, codes, i, days))],
  };
}

function withIntroducedByDays(source: Source, days: NamedDay[]): FoundCode[] {
  const codes = codesIn(source);
  const words = matchesIn(source.folded, new RegExp(THEN, "gu"));
  const known = new Set(codes.map(({ start }) => start));
  const others = [...days, ...words].map(({ end }) => codeAt(source, end));
  const added = others.filter((code) => code !== undefined && !known.has(code.start)) as FoundCode[];
  return [...codes, ...added].toSorted((a, b) => a.start - b.start);
}

const reasonOn = ({ from, until }: Period, today: string): FoundCode["reason"] =>
  until && until < today ? "ended" : from && from > today ? "later" : undefined;

const REACH = 120;

/** Days between two codes, each of which may be that of the one before it or behind it. */
function daysBetween({ folded }: Source, codes: FoundCode[], i: number, days: NamedDay[]): NamedDay[] {
  const [code, next] = [codes[i], codes[i + 1]];
  if (!code || !next || next.value === code.value || next.start - code.end > REACH) return [];
  if (CAMPAIGN.test(folded.slice(code.end, next.start))) return [];
  return days.slice(indexAt(days, code.end), indexAt(days, next.start));
}

/** `day`: the one that states the period. */
interface Dated {
  code: FoundCode;
  period: Period;
  day?: NamedDay | undefined;
}

function datedCodes(source: Source, codes: FoundCode[], days: NamedDay[]): Dated[] {
  const parts = partsOf(source, days);
  const dated: Dated[] = [];
  for (const code of codes) {
    const part = parts[indexAt(parts, code.start)] ?? code;
    const [before, words] = [source.folded.slice(part.start, code.start), source.folded.slice(part.start, part.end)];
    const [first, end] = [indexAt(days, part.start), indexAt(days, part.end)];
    const day = end - first === 1 && !CAMPAIGN.test(words) ? days[first] : undefined;
    const period = day && periodAt(source, day);
    const last = dated.at(-1);
    if (period) dated.push({ code, period, day });
    else if (last?.period.from && UNTIL_THEN.test(before))
      dated.push({ code, period: { until: laterDay(last.period.from, -1) } });
    else if (last && IS_THEN.test(before)) {
      setUntil(source, last, days[first - 1], part);
      const { until } = last.period;
      dated.push({ code, period: until ? { from: laterDay(until, 1) } : {} });
    } else dated.push({ code, period: {} });
  }
  return dated;
}

/** Gives a code the day before the word 'sonra', if it has none. */
function setUntil(source: Source, dated: Dated, day: NamedDay | undefined, { start }: Span): void {
  const isNear = day && start - day.end < REACH && day.from > dated.code.start - REACH;
  const until = isNear ? periodAt(source, day)?.until : undefined;
  if (dated.period.until || !until) return;
  dated.period = { ...dated.period, until };
  dated.day = day;
}
