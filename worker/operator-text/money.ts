import { SPINS, TIMES } from "./multiple-words";
import type { Quantity } from "./quantities";

export const CURRENCIES = {
  TL: "tl|try|₺|lira|turk liras",
  EUR: "eur|euro|€",
  USD: "usd(?!t)|dolar|dollar|\\$",
  USDT: "usdt|tether",
  GBP: "gbp|sterlin|pound|£",
};

export interface Money {
  before: RegExp;
  after: RegExp;
}

const wordsOf = (currency: string) =>
  Object.entries(CURRENCIES).find(([name]) => name === currency)?.[1] ?? currency.toLowerCase();

/** What stands before or after an amount of a currency. */
export function moneyOf(currency: string): Money {
  const words = wordsOf(currency);
  return { before: new RegExp(`(?:${words}) ?$`, "u"), after: new RegExp(`^(?:[.,]-)? ?(?:${words})\\p{L}*`, "u") };
}

/** Where a number stands with its sign, unit or currency. */
export function withUnit({ start, end, before, after }: Quantity, currency: string) {
  const words = wordsOf(currency);
  const first = new RegExp(`(?:%|yuzde|(?<!\\p{L})x|${words}) ?$`, "u").exec(before)?.[0] ?? "";
  const unit = `^ ?(?:%|${TIMES}|gun|saat|days?|hours?|${words})(?!\\p{L})|${SPINS.source}`;
  const last = new RegExp(unit, "u").exec(after)?.[0] ?? "";
  return { start: start - first.length, end: end + last.length };
}
