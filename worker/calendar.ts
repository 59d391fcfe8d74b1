/** Days and dates as they are in Istanbul; instants come in as UTC. */

const ZONE = "Europe/Istanbul";
const DAY_MS = 86_400_000;
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, year: "numeric", month: "2-digit", day: "2-digit" });
const longDate = new Intl.DateTimeFormat("tr-TR", { timeZone: ZONE, day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: ZONE, hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** The calendar day in Istanbul, `2026-11-21`. */
export function dayInIstanbul(now: Date): string {
  return isoDay.format(now);
}

/** Seconds from `now` until the day ends in Istanbul; at least 1. */
export function secondsUntilMidnight(now: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(":").map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}

/** Whether an expiry day (`2026-11-30`, null for none) lies before `today`; the day itself still counts. */
export function isExpired(expiryDate: string | null, today: string): boolean {
  return expiryDate !== null && expiryDate < today;
}

/** The expiry in words: `Süresiz`, `Süresi Dolmuş`, `Bugün son gün`, `3 gün kaldı`. */
export function expiryWords(expiryDate: string | null, today: string): string {
  if (expiryDate === null) return "Süresiz";
  const days = Math.round((Date.parse(expiryDate) - Date.parse(today)) / DAY_MS);
  if (days < 0) return "Süresi Dolmuş";
  return days === 0 ? "Bugün son gün" : `${days} gün kaldı`;
}

/** `21 Kasım 2026` in Istanbul, of an instant in UTC or of a calendar day. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** The calendar day `days` after the day of `now` in Istanbul. */
export function dayAfter(now: Date, days: number): string {
  return isoDay.format(new Date(now.getTime() + days * DAY_MS));
}
