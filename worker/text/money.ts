export const LIRA = "TRY";
export const CURRENCY_CODE = /^[A-Z]{3}$/;

const whole = { maximumFractionDigits: 0 };
const wholeNumber = new Intl.NumberFormat("tr-TR", whole);
const formats = new Map<string, Intl.NumberFormat>();

/** Intl writes '-0' for what rounds to it, and a hyphen for a minus sign. */
const written = (format: Intl.NumberFormat, number: number) =>
  format.format(Math.abs(number) < 0.5 ? 0 : number).replace("-", "−");

/** Rounds to a whole number: `1.500`, `−3`. */
export const formatNumber = (number: number) => written(wholeNumber, number);

const percent = new Intl.NumberFormat("tr-TR", { style: "percent", maximumFractionDigits: 1 });

/** `%15` for 0.15, `%2,6` for 0.0264 */
export const formatPercent = (share: number) => percent.format(share);

export const currencyUnit = (currency: string) => (currency === LIRA ? "TL" : currency);

/** The currencies of amounts by their code, after that of the site. */
export const currenciesOf = (...amounts: (Record<string, number> | undefined)[]) =>
  Object.keys(Object.assign({}, ...amounts) as Record<string, number>).sort(
    (one, other) => Number(other === LIRA) - Number(one === LIRA) || one.localeCompare(other, "en"),
  );

/** Rounds to whole units: `250 TL`, `€250`. `currency` is a code of ISO 4217; throws RangeError for anything else. */
export function formatMoney(amount: number, currency: string): string {
  // Intl writes '₺250'; Turkish texts write '250 TL'.
  if (currency === LIRA) return `${formatNumber(amount)} TL`;
  const format = formats.get(currency) ?? new Intl.NumberFormat("tr-TR", { style: "currency", currency, ...whole });
  formats.set(currency, format);
  return written(format, amount);
}
