import { laterDay } from "../text/calendar";
import { readDay } from "../text/typed-values";
import type { FoundValue } from "./found-value";
import { type Source } from "./source";
import { indexAt } from "./spans";

export interface Day {
  value: string;
  start: number;
  end: number;
}

const TURKISH = "ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik".split("|");
const ENGLISH = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec".split("|");
const LONG = "january|february|march|april|june|july|august|september|sept|october|november|december";
const MONTHS = `(?:${[...TURKISH, LONG, ...ENGLISH].join("|")})(?!\\p{L}(?<!['’]))`;
const ENGLISH_MONTHS = `(?:${LONG}|${ENGLISH.join("|")})`;
const NAMED = `\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}(?:,? \\d{4})?|${ENGLISH_MONTHS}\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? \\d{4})?`;
const FULL = "\\d{1,2}(?:\\.\\d{1,2}\\.|/\\d{1,2}/|-\\d{1,2}-)(?:\\d{4}|\\d{2})";
const YEARLESS = "\\d{1,2}[./]\\d{2}";
const WEEKDAY = ",? \\(?(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)\\)?";
const CLOCK = ",? (?:saat )?\\d{1,2}[:.]\\d{2}";
const DAYS = new RegExp(
  `(?<![\\d.,]|\\p{L})(?:(?<first>${FULL}|${NAMED}|${YEARLESS}|\\d{1,2})(?:${WEEKDAY})?(?:${CLOCK})?` +
    `(?:['’]?[dt][ae]n (?:itibaren )?| ?[-–—] ?| ile | to | until | and ))?(?<last>${FULL}|${NAMED}|(?<=[./]\\d{2}[ \\d:.]{0,12}[-–—] ?)${YEARLESS})(?!\\d)`,
  "gu",
);

const IS_END =
  /son gun|son tarih|bitis|biter|sona er|kadar|gecerli|sure|tarihleri aras|sonuna|until|till|valid|expire|ends?(?!\p{L})|by |through/u;
const IS_START = /basl|itibar|sonra|start|begin|from|after/;
const START_BEFORE = /(?:basla\p{L}*(?: tarihi| gunu)?|start\p{L}*(?: date)?) ?:? ?$/u;
const START_AFTER = /^['’]?\p{L}{0,4}(?: \p{L}+){0,2} (?:basl|itibar)/u;
const NO_END_AFTER =
  /^['’]?\p{L}{0,4}(?: [^\s,;.\d]+){0,3}? (?:(?:bit|sona er|son bul|sonlan|dol|kapan|tamamlan|uzat\p{L}*?|ol)(?:m[aeiu](?:y|z|mis|di|si)|(?:acak|ecek|iyor|uyor)[dt][iu])|gecerli degil|gecersiz|degil|yerine)|^['’]?\p{L}{0,4} kadar(?:di|ydi)(?!\p{L})/u;
/** '10 Ocak'a kadar 20x, sonra 30x' */
const FOLLOWED = /^['’]?\p{L}{0,4} kadar [^.;\n]*\d[^.;\n]*[,;] (?:daha )?sonra\p{L}* [^.;\n]*\d/u;
const NO_END_BEFORE =
  /(?:(?<!\p{L})not|n['’]t|never|no longer) (?:end|expire|finish|valid|run|stop)\p{L}* (?:on |until |till |by )?$/u;
const UNTIL_AFTER = /(?<!\p{L})(?:sonra|itibar)/u;
const EXTENDED = /^['’]?\p{L}{0,4}(?: kadar)? (?:\p{L}+ )?(?:uzatil(?!ma)|ertelen(?!me)|uzadi|uzatt)/u;
const IS_CAMPAIGN = /kampanya|promosyon|tarih|donem|aras|promotion|campaign/;

/** A day that a text names, with the first one of a range. */
export interface NamedDay extends Day {
  /** Where the words of the day or range begin. */
  from: number;
  first: Day | undefined;
  /** Its sentence. */
  words: string;
  isStart: boolean;
  isDenied: boolean;
  isExtended: boolean;
  isFollowed: boolean;
}

/** All days that a text names. */
export const daysIn = ({ folded, sentences }: Source, today: string): NamedDay[] =>
  Array.from(folded.matchAll(DAYS), ({ 0: whole, index, groups = {} }) => {
    const { start: from, end: until } = sentences[indexAt(sentences, index)] ?? { start: 0, end: folded.length };
    const { first, last = "" }: { first?: string; last?: string } = groups;
    const end = index + whole.length;
    const value = dayOf(last, today);
    const [before, after] = [folded.slice(from, index), folded.slice(end, until)];
    const denial = NO_END_AFTER.exec(after)?.[0];
    const isExtended = EXTENDED.test(after);
    return {
      ...{ value, end, from: index, start: end - last.length, words: folded.slice(from, until) },
      isStart: START_BEFORE.test(before) || START_AFTER.test(after),
      isDenied: NO_END_BEFORE.test(before) || (denial !== undefined && !UNTIL_AFTER.test(denial)),
      isExtended,
      isFollowed: FOLLOWED.test(after),
      first: first && value && !isExtended ? dayBefore(first, last, value, index) : undefined,
    };
  }).filter((day): day is typeof day & NamedDay => day.value !== undefined);

/** The last day: that of a range or one that its sentence calls so, else as a guess the only day; and the first day, if it is stated. */
export function periodOf(days: NamedDay[]): { last?: FoundValue; first?: Day } {
  const others = days.filter(({ isStart, isDenied, isFollowed }) => !isStart && !isDenied && !isFollowed);
  const ranges = others.filter(({ first }) => first);
  const last =
    others.findLast(({ isExtended }) => isExtended) ??
    ranges.findLast(({ words }) => IS_CAMPAIGN.test(words)) ??
    others.findLast(({ words }) => IS_END.test(words)) ??
    ranges.at(-1);
  const only = !last && others.length === 1 ? others.find(({ words }) => !IS_START.test(words)) : undefined;
  const first = last?.first ?? days.find(({ isStart }) => isStart);
  return {
    ...(last && { last: lastDay(last) }),
    ...(only && { last: { ...lastDay(only), isGuess: true } }),
    ...(first && { first: { value: first.value, start: first.start, end: first.end } }),
  };
}

const lastDay = ({ value, start, end }: Day): FoundValue => ({ field: "expiry_date", value, start, end });

/** Days for which a date without a year is one that has just passed, not that of next year. */
const JUST_PASSED = 60;
const YEAR = 366;

const hasYear = (written: string) => /\d{4}$|\d[./-]\d{1,2}[./-]\d/.test(written);

/** '1 Aralık 2026', or '1 Aralık' in that year, as `2026-12-01`. */
function dayIn(written: string, year: number): string | undefined {
  const name = /\p{L}{3,}/u.exec(written)?.[0];
  if (!name) return readDay(hasYear(written) ? written : `${written.replace("/", ".")}.${year}`);
  const month = TURKISH.indexOf(name) + 1 || ENGLISH.indexOf(name.slice(0, 3)) + 1;
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(written)?.[0];
  return readDay(`${day}.${month}.${/\d{4}/.exec(written)?.[0] ?? year}`);
}

function dayOf(written: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  if (hasYear(written)) return dayIn(written, year);
  const days = [year - 1, year, year + 1].map((of) => dayIn(written, of));
  const [from, until] = [laterDay(today, -JUST_PASSED), laterDay(today, YEAR - JUST_PASSED)];
  return days.find((day) => day !== undefined && day >= from && day < until);
}

function dayBefore(written: string, last: string, end: string, start: number): Day | undefined {
  const full = /^\d+$/.test(written) ? last.replace(/\d+/, written) : written;
  const year = Number(end.slice(0, 4));
  const value = [year, year - 1].map((of) => dayIn(full, of)).find((day) => day !== undefined && day <= end);
  return value ? { value, start, end: start + written.length } : undefined;
}
