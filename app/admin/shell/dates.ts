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
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** An instant as its day in Istanbul: 21 Kasım 2026. */
export const formatDay = (instant: string) => day.format(new Date(instant));

/** An instant as its day and time in Istanbul. */
export const formatMoment = (instant: string) => moment.format(new Date(instant));

/** How long ago an instant was, in minutes below an hour, in hours below a day, else in days. */
export function formatAgo(instant: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS));
  if (minutes < HOUR_MINUTES) return `${minutes} dakika önce`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? `${hours} saat önce` : `${Math.floor(hours / DAY_HOURS)} gün önce`;
}
