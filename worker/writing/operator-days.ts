import { laterDay } from "../text/calendar";
import { readDay } from "../text/typed-values";
import type { FoundValue } from "./found-value";
import type { Source } from "./quotations";

export interface Day {
  value: string;
  start: number;
  end: number;
}

const MONTHS = "ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık";
const NAMED = `\\d{1,2} (?:${MONTHS})(?: \\d{4})?`;
const FULL = "\\d{1,2}(?:\\.\\d{1,2}\\.|/\\d{1,2}/|-\\d{1,2}-)(?:\\d{4}|\\d{2})";
const YEARLESS = "\\d{1,2}[./]\\d{2}";
const WEEKDAY = ",? \\(?(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)\\)?";
const CLOCK = ",? (?:saat )?\\d{1,2}[:.]\\d{2}";
const DAYS = new RegExp(
  `(?<![\\d.,])(?:(?<first>${FULL}|${NAMED}|${YEARLESS}|\\d{1,2})(?:${WEEKDAY})?(?:${CLOCK})?` +
    `(?:['’]?[dt][ae]n (?:itibaren )?| ?[-–—] ?| ile ))?(?<last>${FULL}|${NAMED}|(?<=[./]\\d{2}[ \\d:.]{0,12}[-–—] ?)${YEARLESS})(?!\\d)`,
  "gu",
);

const IS_END = /son gün|son tarih|bitiş|biter|sona er|kadar|geçerli|süre|tarihleri aras|sonuna/;
const IS_START = /başl|itibar/;
const START_BEFORE = /başla\p{L}*(?: tarihi| günü)? ?:? ?$/u;
const START_AFTER = /^['’]?\p{L}{0,4}(?: \p{L}+){0,2} (?:başl|itibar)/u;
const IS_CAMPAIGN = /kampanya|promosyon|tarih|dönem|aras/;

/** The last day: that of a range or one that its sentence calls so, else the only day; and the first day, if it is stated. */
export function daysIn({ text, sentences }: Source, today: string): { last?: FoundValue; first?: Day } {
  const found = Array.from(text.matchAll(DAYS), ({ 0: whole, index, groups = {} }) => {
    const { start: from, end: until } = sentences.find(({ start, end }) => start <= index && end > index) ?? {
      start: 0,
      end: text.length,
    };
    const { first, last = "" }: { first?: string; last?: string } = groups;
    const end = index + whole.length;
    const value = dayOf(last, today);
    return {
      ...{ value, end, start: end - last.length, words: text.slice(from, until) },
      isStart: START_BEFORE.test(text.slice(from, index)) || START_AFTER.test(text.slice(end, until)),
      first: first && value ? dayBefore(first, last, value, index) : undefined,
    };
  }).filter((day): day is typeof day & Day => day.value !== undefined);
  const others = found.filter(({ isStart }) => !isStart);
  const ranges = others.filter(({ first }) => first);
  const last =
    ranges.findLast(({ words }) => IS_CAMPAIGN.test(words)) ??
    others.findLast(({ words }) => IS_END.test(words)) ??
    ranges.at(-1) ??
    (others.length === 1 ? others.find(({ words }) => !IS_START.test(words)) : undefined);
  const first = last?.first ?? found.find(({ isStart }) => isStart);
  return {
    ...(last && { last: { field: "expiry_date", value: last.value, start: last.start, end: last.end } }),
    ...(first && { first: { value: first.value, start: first.start, end: first.end } }),
  };
}

/** Days for which a date without a year is one that has just passed, not that of next year. */
const JUST_PASSED = 60;
const YEAR = 366;

const hasYear = (written: string) => /\d{4}$|\d[./-]\d{1,2}[./-]\d/.test(written);

const inYear = (written: string, year: number) =>
  readDay(/\p{L}/u.test(written) ? `${written} ${year}` : `${written.replace("/", ".")}.${year}`);

function dayOf(written: string, today: string): string | undefined {
  if (hasYear(written)) return readDay(written);
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((of) => inYear(written, of));
  const [from, until] = [laterDay(today, -JUST_PASSED), laterDay(today, YEAR - JUST_PASSED)];
  return days.find((day) => day !== undefined && day >= from && day < until);
}

function dayBefore(written: string, last: string, end: string, start: number): Day | undefined {
  const full = /^\d+$/.test(written) ? last.replace(/^\d+/, written) : written;
  const year = Number(end.slice(0, 4));
  const days = hasYear(full) ? [readDay(full)] : [inYear(full, year), inYear(full, year - 1)];
  const value = days.find((day) => day !== undefined && day <= end);
  return value ? { value, start, end: start + written.length } : undefined;
}
