import { isEarning } from "./folding";
import type { EarningsRow } from "./tables";

const NAMED = 10;
/** Fewer may be chance. */
const CLICKS_MIN = 20;
const VIEWS_MIN = 50;
const SHARE_OF_MEDIAN = 0.5;

type Candidate = Pick<EarningsRow, "clicks" | "page_clicks" | "views" | "is_offered" | "money">;

const most = <Row>(rows: Row[], sizeOf: (row: Row) => number) =>
  rows.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, NAMED);

/** Rows with clicks and without a conversion. */
export const clickedInVain = <Row extends Candidate>(rows: readonly Row[]) =>
  most(
    rows.filter(({ clicks, money }) => clicks >= CLICKS_MIN && !(money && isEarning(money))),
    ({ clicks }) => clicks,
  );

/** Whether a row earns: by what its casino reports, elsewhere by clicks. */
export const earns = ({ clicks, money }: Candidate, { isReported }: { isReported: boolean }): boolean =>
  isReported ? money !== undefined && isEarning(money) : clicks >= CLICKS_MIN;

/** Offered rows with many views and a click rate far below the median of these. */
export function seenInVain<Row extends Candidate>(rows: readonly Row[]): Row[] {
  const seen = rows.filter(({ is_offered, views }) => is_offered && (views ?? 0) >= VIEWS_MIN);
  const median = medianOf(seen.map(rateOf));
  return most(
    seen.filter((row) => rateOf(row) < SHARE_OF_MEDIAN * median),
    ({ views }) => views ?? 0,
  );
}

const rateOf = ({ page_clicks, views }: Candidate) => page_clicks / (views ?? 1);

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
