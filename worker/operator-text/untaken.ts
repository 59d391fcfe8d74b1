import type { FoundField } from "./found-value";
import { isBetLimit, isCap, isCashOut, isOfBets, MOST } from "./multiple-words";
import { CURRENCIES, moneyOf, withUnit } from "./money";
import { isMultiple, isWagering } from "./multiples";
import { isPercent, readingOf } from "./terms";
import { type Quantity, quantitiesIn } from "./quantities";
import type { Source } from "./source";
import type { Span } from "./spans";

/** What no field holds: a currency, an amount with a fraction, a multiple or a share of the bonus; or a code that does not count today. */
export type Reason = keyof typeof CURRENCIES | "fraction" | "multiple" | "share" | "ended" | "later";

export interface Untaken extends Span {
  field: FoundField;
  reason: Reason;
}

function limitOf({ before, clause }: Quantity): FoundField | undefined {
  if (isBetLimit(clause) || (isOfBets(clause) && (isCap(clause) || MOST.test(before)))) return "max_bet";
  return isCap(clause) || (isCashOut(clause) && MOST.test(before)) ? "max_cashout" : undefined;
}

const FRACTION = /^\d[\d., ]*[.,]\d{1,2}$/;

/** Statements of fields that the form cannot hold; `unit` is the currency of its amounts. */
export function untakenIn(source: Source, unit: string): Untaken[] {
  const monies = [unit, ...Object.keys(CURRENCIES).filter((name) => name !== unit)].map(
    (name) => [name, moneyOf(name)] as const,
  );
  return quantitiesIn(source).flatMap((quantity): Untaken[] => {
    const untaken = (field: FoundField | undefined, reason: Reason, currency = unit) =>
      field ? [{ field, reason, ...withUnit(quantity, currency) }] : [];
    const isFraction = quantity.value === undefined && FRACTION.test(source.lines.slice(quantity.start, quantity.end));
    const field = readingOf(quantity, moneyOf(unit))?.field;
    if (field && isFraction) return untaken(field, "fraction");
    if (isMultiple(quantity)) return isWagering(quantity) ? [] : untaken(limitOf(quantity), "multiple");
    if (isPercent(quantity)) return field ? [] : untaken(limitOf(quantity), "share");
    const [name, money] =
      monies.find(([, { before, after }]) => before.test(quantity.before) || after.test(quantity.after)) ?? [];
    if (!name || !money || name === unit) return [];
    return untaken(readingOf(quantity, money)?.field, name as Reason, name);
  });
}
