import type { Dimension } from "../../../worker/earnings/constants";
import { type CsvColumn, decimalColumn } from "../csv/columns";
import { type Figure, nameOf, TABLES } from "./columns";
import { amountOf, currenciesOf } from "./figures";
import type { EarningsRow, Money } from "./use-earnings";

const REVENUE = ["revenue", "per_click"];
const isMoney = ({ key }: Figure) => REVENUE.includes(key);

/** Columns of a table's file; revenue has one for each currency. */
export const csvColumns = (
  dimension: Dimension,
  figures: readonly Figure[],
  totals: Money | undefined,
): CsvColumn[] => [
  { field: "name", label: TABLES[dimension] },
  ...(dimension === "promotion" ? [{ field: "casino", label: "Casino" }] : []),
  ...figures.filter((figure) => !isMoney(figure)).map(({ key, label }) => decimalColumn(key, label)),
  ...(figures.some(isMoney) ? currenciesOf(totals?.revenue) : []).map((currency) =>
    decimalColumn(currency, `Gelir (${currency})`),
  ),
];

/** A rate has four digits after the comma. */
const shortened = (value: number | null) => value && Number(value.toFixed(4));

/** Rows of a table for CSV, with a value for each field of `csvColumns`. */
export const csvRows = (dimension: Dimension, figures: readonly Figure[], rows: readonly EarningsRow[]) =>
  rows.map((row): Record<string, unknown> => ({
    name: nameOf(dimension, row),
    casino: row.casino?.name,
    ...Object.fromEntries(figures.map(({ key, valueOf }) => [key, shortened(valueOf(row))])),
    ...Object.fromEntries(
      Object.entries(row.money?.revenue ?? {}).map(([currency, minor]) => [currency, amountOf(minor, currency)]),
    ),
  }));
