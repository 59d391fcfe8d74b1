import { CURRENCY_CODE } from "../text/money";

const SIMPLE = /^(\d+)(?:[.,](\d+))?$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+),(\d+)$|^(\d{1,3}(?:,\d{3})+)\.(\d+)$/;
/** Thousands or decimals: '1.234' may be either. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DIGITS_MAX = 13;

let known: ReadonlySet<string> | undefined;

/** Codes of ISO 4217, in capitals. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf("currency"));
  return CURRENCY_CODE.test(code) && known.has(code);
}

/** Other numbers of decimals than two (ISO 4217). Those of `Intl` differ by browser, as of HUF. */
const DECIMALS = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
] as const;

export const decimalsOf = (currency: string): number =>
  DECIMALS.find(([, codes]) => codes.includes(currency))?.[0] ?? 2;

/** '1234.50', '1.234,50' and '1234,5' in minor units of the currency, or a Turkish sentence about what is wrong. */
export function readAmount(text: string, currency: string): number | string {
  const [, minus = "", digits = ""] = /^([-−]?)(.*)$/s.exec(text.trim()) ?? [];
  const decimals = decimalsOf(currency);
  const [whole, fraction = ""] = (GROUPED.exec(digits) ?? SIMPLE.exec(digits) ?? []).slice(1).filter(Boolean);
  if (!whole) return "Tutarı 1234.50 biçiminde yazın";
  if (AMBIGUOUS.test(digits) && decimals < 3)
    return `${digits} belirsiz: bin mi, ondalık mı? Ondalıkları da yazın, örneğin 1234.50`;
  if (/[^0]/.test(fraction.slice(decimals))) return `${currency} en çok ${decimals} ondalık hane alır`;
  const minor = (whole.replace(/[.,]/g, "") + fraction.slice(0, decimals).padEnd(decimals, "0")).replace(
    /^0+(?=.)/,
    "",
  );
  if (minor.length > DIGITS_MAX) return "Tutar çok büyük";
  return minus && minor !== "0" ? -Number(minor) : Number(minor);
}

interface Money {
  amount: number | null;
  currency: string | null;
}

/** A typed amount and currency in minor units, null without an amount; `refuse` gets what is wrong at one of `fields`. */
export function moneyFrom(
  [amount, currency]: [string, string],
  fields: [amount: string, currency: string],
  refuse: (field: string, sentence: string) => void,
): Money {
  const none = { amount: null, currency: null };
  if (!amount) return none;
  const code = currency.toUpperCase();
  if (!isCurrency(code)) {
    refuse(fields[1], "Tutarın para birimini ISO 4217 koduyla yazın, örneğin TRY");
    return none;
  }
  const minor = readAmount(amount, code);
  if (typeof minor === "number") return { amount: minor, currency: code };
  refuse(fields[0], minor);
  return none;
}
