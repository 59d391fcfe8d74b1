import { laterDay } from "../text/calendar";
import { lowerTr } from "../text/folding";
import { readDay } from "../text/typed-values";
import { normalizeUrl } from "../text/url";
import type { FoundValue } from "./found-value";
import type { Source } from "./quotations";

export interface Named {
  value: string;
  label: string;
}

type Found = FoundValue | undefined;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function placeOf({ text }: Source, name: string): { start: number; end: number } | undefined {
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?!\\p{N})`, "u").exec(text);
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

/** 'Işıltı Casino', else 'Işıltı' where the text leaves out what kind of site it is. */
export function casinoIn(source: Source, casinos: Named[]): Found {
  const found =
    longestIn(source, casinos, lowerTr) ??
    longestIn(source, casinos, (label) => lowerTr(label).replace(/ ?(?:casino|bahis|bet|slot|oyun)$/, ""));
  return found && { field: "casino_id", ...found };
}

/** 'Yatırım Bonusu', else 'Kayıp'; 'yatırım' alone is a word of every offer. */
export function categoryIn(source: Source, categories: Named[]): Found {
  const kindOf = (label: string) => lowerTr(label).replace(/ ?bonus(?:u|ları|lar)?$|^yatırım bonusu$/, "");
  const found = longestIn(source, categories, lowerTr) ?? longestIn(source, categories, kindOf);
  return found && { field: "category_id", ...found };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"”'’)\]]+/i;

export function addressIn({ lines }: Source): Found {
  const { 0: written = "", index: start = 0 } = ADDRESS.exec(lines) ?? {};
  const address = written.replace(/[.,;:!?]+$/, "");
  const value = normalizeUrl(/^www\./i.test(address) ? `https://${address}` : address);
  return value ? { field: "url", value, start, end: start + address.length } : undefined;
}

const CODE = "[\\p{Lu}\\d][\\p{Lu}\\d_-]{2,29}(?![\\p{L}\\d_-])";
const CODES = [
  new RegExp(`(?<!\\p{L})[Kk][Oo][Dd][UuIı]?(?:[Nn][UuIı][Zz])?\\s*(?:[:=–-]|["“'«])\\s*["“'«]?(${CODE})`, "u"),
  new RegExp(`(?<!\\p{L})[Kk]od(?:u|unuz)?\\s+((?=[^\\s]*\\d)${CODE})`, "u"),
  new RegExp(`(?<![\\p{L}\\d_-])(${CODE})["”'»]?\\s+(?:(?:promosyon|bonus|kupon)\\s+)?kod`, "u"),
];

export function codeIn({ lines }: Source): Found {
  for (const pattern of CODES) {
    const found = pattern.exec(lines);
    const [whole = "", code] = found ?? [];
    if (!found || !code) continue;
    const start = found.index + whole.lastIndexOf(code);
    return { field: "promotion_code", value: code, start, end: start + code.length };
  }
  return undefined;
}

const MONTHS = "ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık";
const DAY = new RegExp(
  `(?<![\\d.])(?:\\d{1,2}([./-])\\d{1,2}\\1(?:\\d{4}|\\d{2})|\\d{1,2} (?:${MONTHS})(?: \\d{4})?)(?![\\d])`,
  "gu",
);
const IS_END = /son gün|son tarih|bitiş|biter|sona er|kadar|geçerli|süre|tarihleri aras|sonuna/;
const IS_START = /başl|itibar/;

/** The last day: the one that its sentence calls so, else the only day of the text. */
export function dayIn({ text, sentences }: Source, today: string): Found {
  const days = Array.from(text.matchAll(DAY), ({ 0: written, index: start }) => {
    const sentence = sentences.find((around) => around.start <= start && around.end > start);
    const words = sentence ? text.slice(sentence.start, sentence.end) : text;
    return { value: dayOf(written, today), words, start, end: start + written.length };
  }).filter(({ value }) => value !== undefined);
  const ending = days.filter(({ words }) => IS_END.test(words));
  const only = days.length === 1 && !IS_START.test(days[0]?.words ?? "") ? days[0] : undefined;
  const { value, start = 0, end = 0 } = ending.at(-1) ?? only ?? {};
  return value ? { field: "expiry_date", value, start, end } : undefined;
}

/** Days for which a date without a year is one that has just passed, not that of next year. */
const JUST_PASSED = 60;
const YEAR = 366;

function dayOf(written: string, today: string): string | undefined {
  if (/\d{4}$|\d[./-]\d/.test(written)) return readDay(written);
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((of) => readDay(`${written} ${of}`));
  const [from, until] = [laterDay(today, -JUST_PASSED), laterDay(today, YEAR - JUST_PASSED)];
  return days.find((day) => day !== undefined && day >= from && day < until);
}
