import { createContext, useContext } from "react";
import { currencyUnit, formatMoney, LIRA } from "../../worker/text/money";

/** The site's currency, a code of ISO 4217. */
export const Currency = createContext<string>(LIRA);

export type Money = (amount: number) => string;

/** `TL` */
export const useCurrencyUnit = () => currencyUnit(useContext(Currency));

/** What is gained or lost, in whole units: `+300 TL`, `−30 TL`, `0 TL`. */
export const signed = (amount: number, money: Money) => (amount >= 0.5 ? "+" : "") + money(amount);

/** Formats amounts in whole units of the site's currency. */
export function useMoney(): Money {
  const currency = useContext(Currency);
  return (amount) => formatMoney(amount, currency);
}
