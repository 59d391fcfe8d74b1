import { decimalsOf } from "../../../worker/text/currency";
import { currenciesOf, formatPercent, LIRA } from "../../../worker/text/money";
import type { Money } from "./use-earnings";

/** Clicks by views: `%12,5`; a dash without views. */
export const formatRate = (clicks: number, views: number | null) => (views ? formatPercent(clicks / views) : "–");

const currencyFormat = (currency: string) => new Intl.NumberFormat("tr-TR", { style: "currency", currency });

/** Whole units of an amount in minor ones. */
export const amountOf = (minor: number, currency: string) => minor / 10 ** decimalsOf(currency);

/** Minor units of a currency in words: `1.234,50 TL`. */
export function formatAmount(minor: number, currency: string): string {
  const [amount, digits] = [amountOf(minor, currency), decimalsOf(currency)];
  const plain = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const written =
    currency === LIRA ? `${amount.toLocaleString("tr-TR", plain)} TL` : currencyFormat(currency).format(amount);
  return written.replace("-", "−");
}

/** Amounts by currency in words, divided; none by zero. */
export const amountsIn = (amounts: Record<string, number>, divisor = 1) =>
  divisor > 0
    ? currenciesOf(amounts).map((currency) => formatAmount((amounts[currency] ?? 0) / divisor, currency))
    : [];

/** Amounts by currency in one line; a dash without any. */
export const formatAmounts = (amounts: Record<string, number>, divisor?: number) =>
  amountsIn(amounts, divisor).join(" · ") || "–";

export const hasRevenue = (money: Money | undefined): money is Money => Object.keys(money?.revenue ?? {}).length > 0;
