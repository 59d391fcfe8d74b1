import { formatPercent } from "../../../worker/text/money";

/** '▲ %12,4' since a value above zero; without an arrow where the change rounds to none. */
export function percentChange(before: number, now: number): string {
  const change = formatPercent(Math.abs(now - before) / before);
  return change === formatPercent(0) ? change : `${now < before ? "▼" : "▲"}\u00a0${change}`;
}
