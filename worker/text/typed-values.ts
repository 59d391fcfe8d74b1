import { readDecimal } from "./decimal";
import { lowerTr } from "./folding";

const UNITS = {
  percent: "%",
  money: "₺|tl|try|lira",
  times: "x|×|kat",
  days: "gün",
  pieces: "adet|dönüş",
};
export type Unit = keyof typeof UNITS;

/** A number as people and spreadsheets write it: '1.500,00', '7.5', '₺1.500', '30x'; else NaN, also for '1,500'. */
export function readNumber(typed: string, unit?: Unit): number {
  const text = lowerTr(typed).replace(/\s+/g, " ").trim();
  const units = unit && new RegExp(`^(?:${UNITS[unit]}) ?| ?(?:${UNITS[unit]})$`);
  const digits = units ? text.replace(units, "") : text;
  const { whole, fraction = "", doubtful } = readDecimal(digits) ?? {};
  if (doubtful === ".") return Number(`${whole}${fraction}`);
  return whole && fraction.length !== 3 ? Number(`${whole}.${fraction || "0"}`) : NaN;
}

/** A number as `readNumber` reads it, for inputs and files: '4,5'. Turkish spreadsheets read 4.5 as a day in May. */
export const typedNumber = (number: number | null | undefined) => `${number ?? ""}`.replace(".", ",");

const MONTHS = "ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık".split("|");
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})(?:(?<by>[./-])(?<month>\d{1,2})\k<by>| (?<name>\p{L}+) )(?<year>\d{4}|\d{2})$/u;
const TIME = /[ t](?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** '31.12.26 15:00' as `2026-12-31T15:00`, at midnight without a time; undefined if it is no date. */
export function readClock(typed: string): string | undefined {
  const text = lowerTr(typed).replace(/\s+/g, " ").trim();
  const { hour = "0", minute = "00" } = TIME.exec(text)?.groups ?? {};
  const date = text.replace(TIME, "");
  const { year, month, day, name } = (YEAR_FIRST.exec(date) ?? DAY_FIRST.exec(date))?.groups ?? {};
  if (!year || !day) return undefined;
  const two = (digits: string | number) => `${digits}`.padStart(2, "0");
  const clock = `${year.padStart(4, "20")}-${two(month ?? MONTHS.indexOf(name ?? "") + 1)}-${two(day)}T${two(hour)}:${minute}`;
  const time = Date.parse(`${clock}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(clock) ? clock : undefined;
}

/** '31.12.26', '31-12-2026', '31 Aralık 2026' as `2026-12-31`; a time is refused unless it begins or ends the day. */
export function readDay(typed: string): string | undefined {
  const [day, time = ""] = readClock(typed)?.split("T") ?? [];
  return ["00:00", "23:59"].includes(time) ? day : undefined;
}
