import { formatCount } from "../shell/day-chart";
import { percentChange } from "../shell/percent-change";
import type { Earnings } from "./use-earnings";

interface Compared<Sums> {
  totals: Sums;
  totals_before: Sums;
}
const UNKNOWN = "Önceki dönem için veri yok";

/** The comparison, if all of these were counted on each of its days; else null. */
export const wholeComparison = (
  { comparison, counted_since }: Pick<Earnings, "comparison" | "counted_since">,
  ...of: (keyof Earnings["counted_since"])[]
) => {
  const isWhole = ({ before }: { before: { from: string } }) =>
    of.every((name) => (counted_since[name] ?? "9") <= before.from);
  return comparison && isWhole(comparison) ? comparison : null;
};

/** A figure of the period before, which may be a dash; null if that was not counted whole. */
export function noteBefore<Sums>(compared: Compared<Sums> | null, textOf: (sums: Sums) => string): string {
  if (!compared) return UNKNOWN;
  const text = textOf(compared.totals_before);
  return text === "–" ? "Önceki dönemde yok" : `Önceki dönemde ${text}`;
}

/** Change since the period before, in words; null if that was not counted whole. */
export function changeNote<Sums>(
  compared: Compared<Sums> | null,
  of: (sums: Sums) => number,
  format = formatCount,
): string {
  if (!compared) return UNKNOWN;
  const [now, before] = [of(compared.totals), of(compared.totals_before)];
  if (now === before) return "Önceki dönemle aynı";
  if (before <= 0) return noteBefore(compared, () => format(before));
  return `${percentChange(before, now)} · ${format(before)} idi`;
}
