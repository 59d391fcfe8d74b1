import type { Dimension } from "../../../worker/earnings/constants";
import { nameOf } from "./columns";
import type { Figure } from "./row-figures";
import type { EarningsRow } from "./use-earnings";

/** Rows by a figure or their name; a leading minus is descending. */
export function sorted(rows: EarningsRow[], dimension: Dimension, figures: readonly Figure[], sort: string) {
  const sign = sort.startsWith("-") ? -1 : 1;
  const figure = figures.find(({ key }) => key === sort.replace(/^-/, ""));
  const byName = (one: EarningsRow, other: EarningsRow) =>
    nameOf(dimension, one).localeCompare(nameOf(dimension, other), "tr");
  if (!figure) return rows.toSorted((one, other) => sign * byName(one, other));
  return [figure.valueOf, ...(figure.next ?? [])].toReversed().reduce(
    (known, valueOf) =>
      known.toSorted((one, other) => {
        const [first, second] = [valueOf(one), valueOf(other)];
        if (first === null || second === null) return Number(first === null) - Number(second === null);
        return sign * (first - second);
      }),
    rows,
  );
}
