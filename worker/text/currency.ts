import { CURRENCY_CODE, LIRA } from "./money";

let known: ReadonlySet<string> | undefined;

/** Codes of ISO 4217, in capitals. */
function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf("currency"));
  return CURRENCY_CODE.test(code) && known.has(code);
}

const NAMES: Record<string, string> = {
  TL: LIRA,
  "₺": LIRA,
  LIRA,
  LİRA: LIRA,
  EURO: "EUR",
  "€": "EUR",
  $: "USD",
  "£": "GBP",
};

/** The code of ISO 4217 for 'try', 'TL' or '€'; undefined for anything else. */
export function currencyOf(written: string): string | undefined {
  const text = written.trim().toUpperCase();
  if (Object.hasOwn(NAMES, text)) return NAMES[text];
  return isCurrency(text) ? text : undefined;
}

/** Other numbers of decimals than two (ISO 4217). Those of `Intl` differ by browser, as of HUF. */
const DECIMALS = [
  [0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],
  [3, "BHD IQD JOD KWD LYD OMR TND"],
  [4, "CLF UYW"],
] as const;

export const decimalsOf = (currency: string): number =>
  DECIMALS.find(([, codes]) => codes.includes(currency))?.[0] ?? 2;
