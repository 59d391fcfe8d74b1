import type { Quantity } from "./quantities";

const USED =
  /(?<!\p{L})(?:sure|gecerli|kullan|cevr|cevir|tamamla|harca|kaybol|silin|iptal|sona er|expire|valid|wager|used?(?!\p{L})|complete|clear)/u;
const NOT_USED =
  /(?<!\p{L})(?:cekim|is gunu|onay|hesab|yuklen|tanimlan|aktar|talep|basvur|kayit|uye ol|uyelik|yatirim yap|destek|ust uste|oncesi|yenilen|tekrar|renew|withdraw|payout|process|credit|register|sign|claim|working|business|support)/u;
const CAMPAIGN = /(?<!\p{L})(?:kampanya|promosyon|promotion|campaign|offer)/u;
const REPEATED = /(?<!\p{L})(?:son|her|gecen|last|every|past) $/u;

/** Whether days or hours are the time in which a bonus has to be used, not that of a payment or of the campaign. */
export function isPeriod({ before, after: rest, earlier }: Quantity): boolean {
  const [after = ""] = rest.split(/\d/);
  if (REPEATED.test(before) || NOT_USED.test(after)) return false;
  if (CAMPAIGN.test(before) && !/bonus/.test(before)) return false;
  if (USED.test(after)) return true;
  return !NOT_USED.test(before) && (USED.test(before) || (before.trim() === "" && USED.test(earlier)));
}
