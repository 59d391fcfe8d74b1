import { readDecimal } from "../text/decimal";
import { currencyOf, decimalsOf } from "../text/currency";
import { LIRA } from "../text/money";

const PARTS =
  /^(?<sign>[-−]?) ?(?<before>\p{L}{2,4}|\p{Sc})?(?<inner> ?[-−]?) ?(?<digits>\d[\d.,'’ ]*?) ?(?<behind>\p{L}{2,4}|\p{Sc})?$/u;
const CURRENCY_MISSING =
  "Tutarın para birimini TRY gibi bir ISO 4217 koduyla yazın ya da casinonun formunda “Raporların para birimi” alanını doldurun";
const UNREADABLE = "Tutar okunamadı; 1.234,50 ya da 1234,50 biçiminde yazın";
const DIGITS_MAX = 13;

interface Written {
  isNegative: boolean;
  digits: string;
  units: string[];
}

function partsOf(text: string): Written | undefined {
  const { sign = "", before, inner = "", digits, behind } = PARTS.exec(text.replace(/\s+/g, " ").trim())?.groups ?? {};
  if (!digits || (sign && inner.trim())) return undefined;
  return { isNegative: Boolean(sign || inner.trim()), digits, units: [before ?? [], behind ?? []].flat() };
}

function minorUnits({ isNegative, digits, units }: Written, currency: string): number | string {
  const read = readDecimal(digits);
  if (!read) return UNREADABLE;
  const { whole, fraction, doubtful } = read;
  if (doubtful === "." && currency === LIRA && units.length > 0)
    return minorUnits({ isNegative, digits: whole + fraction, units }, currency);
  const decimals = decimalsOf(currency);
  if (doubtful && decimals < 3) {
    const written = (number: string) => Number(number).toFixed(decimals).replace(".", ",");
    return `${digits} iki türlü okunur; ${written(whole + fraction)} ya da ${written(`${whole}.${fraction}`)} yazın`;
  }
  if (/[^0]/.test(fraction.slice(decimals))) return `${currency} en çok ${decimals} ondalık hane alır`;
  const minor = (whole + fraction.slice(0, decimals).padEnd(decimals, "0")).replace(/^0+(?=.)/, "");
  if (minor.length > DIGITS_MAX) return "Tutar çok büyük";
  return isNegative && minor !== "0" ? -Number(minor) : Number(minor);
}

export interface Money {
  amount: number | null;
  currency: string | null;
}

/** A written amount in minor units; null without one. `refuse` gets what is wrong at one of `fields`. */
export function moneyFrom(
  [amount, currency, usual = null]: [amount: string, currency: string, usual?: string | null],
  fields: [amount: string, currency: string],
  refuse: (field: string, sentence: string) => void,
): Money {
  const none = { amount: null, currency: null };
  if (!amount) return none;
  const written = partsOf(amount);
  const [unit, ...others] = new Set(written?.units.map(currencyOf));
  const apart = currency ? currencyOf(currency) : unit;
  const code = currency || written?.units.length ? apart : usual;
  if (!written) refuse(fields[0], UNREADABLE);
  else if (written.units.length > 0 && (!unit || others.length > 0))
    refuse(fields[0], `${amount} okunamadı; birimi TL ya da EUR gibi bir kodla yazın`);
  else if (!code) refuse(fields[1], CURRENCY_MISSING);
  else if (unit && unit !== code)
    refuse(fields[0], `Tutarın birimi ${unit}, para birimi ${code}; ikisi aynı olmalıdır`);
  else {
    const minor = minorUnits(written, code);
    if (typeof minor === "number") return { amount: minor, currency: code };
    refuse(fields[0], minor);
  }
  return none;
}
