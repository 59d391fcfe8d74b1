import { formatCount } from "../shell/day-chart";
import { percentChange } from "../shell/percent-change";

interface Compared<Sums> {
  totals: Sums;
  totals_before: Sums;
}
const UNKNOWN = "Önceki dönem için veri yok";

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
  return `Önceki döneme göre ${percentChange(before, now)}`;
}
