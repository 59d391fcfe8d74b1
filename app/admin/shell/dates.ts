const day = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const moment = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const time = new Intl.DateTimeFormat("tr-TR", { timeZone: "Europe/Istanbul", hour: "2-digit", minute: "2-digit" });
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

export const now = () => new Date();

/** Formats the Istanbul date: 21 Kasım 2026. */
export const formatDay = (instant: string) => day.format(new Date(instant));

/** Formats the first and last day of a span: 21 Kasım 2026 – 25 Kasım 2026, or the one day. */
export const formatSpan = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

const dayOfYear = new Intl.DateTimeFormat("tr-TR", { timeZone: "Europe/Istanbul", day: "numeric", month: "long" });
const shortDay = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** Formats the Istanbul date for a narrow column: 21 Kasım, of another year 21 Kas 2027. */
export function formatNearDay(instant: string, now: Date): string {
  const isThisYear = formatDay(instant).slice(-4) === formatDay(now.toISOString()).slice(-4);
  return (isThisYear ? dayOfYear : shortDay).format(new Date(instant));
}

/** Formats the Istanbul date and time, the date as in `formatNearDay`. */
export const formatNearMoment = (instant: string, now: Date) =>
  `${formatNearDay(instant, now)} ${time.format(new Date(instant))}`;

/** Formats the Istanbul date and time. */
export const formatMoment = (instant: string) => moment.format(new Date(instant));

/** Formats the time of a moment of the same day in Istanbul, else its date and time, in a narrow place a short date. */
export function formatRecently(instant: string, now: Date, isNarrow: boolean): string {
  const isToday = formatDay(instant) === day.format(now);
  if (isToday) return time.format(new Date(instant));
  return isNarrow ? formatNearDay(instant, now) : formatMoment(instant);
}

/** Relative time in minutes (from one), hours (from one hour) or days (from one day). */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS));
  if (minutes < 1) return "az önce";
  if (minutes < HOUR_MINUTES) return `${minutes} dakika önce`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? `${hours} saat önce` : `${Math.floor(hours / DAY_HOURS)} gün önce`;
}

/** Whether somebody ever saved the row; rows added by migrations are dated 1970. */
export const wasSaved = (updatedAt: string) => Date.parse(updatedAt) > 0;
