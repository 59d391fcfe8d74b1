const percent = new Intl.NumberFormat("tr-TR", { style: "percent", maximumFractionDigits: 1 });

/** '▲ %12,4' since a value above zero; without an arrow where the change rounds to none. */
export function percentChange(before: number, now: number): string {
  const change = percent.format(Math.abs(now - before) / before);
  return change === percent.format(0) ? change : `${now < before ? "▼" : "▲"}\u00a0${change}`;
}
