import type { Dimension } from "../../../worker/earnings/constants";
import type { Span } from "../../../worker/text/calendar";
import { currenciesOf } from "../../../worker/text/money";
import { foldTr } from "../../../worker/text/folding";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { type CsvColumn, decimalColumn } from "../csv/columns";
import { downloadCsv } from "../csv/download";
import { keptSeparator } from "../csv/separator";
import { csvText } from "../csv/text";
import { nameOf, TABLES } from "./columns";
import { amountOf } from "./figures";
import type { Figure } from "./row-figures";
import type { Earnings, EarningsRow, Money } from "./use-earnings";

const REVENUE = ["revenue", "per_click"];
const isMoney = ({ key }: Figure) => REVENUE.includes(key);

const revenueColumns = (totals: Money | undefined) =>
  currenciesOf(totals?.revenue).map((currency) => decimalColumn(currency, `Gelir (${currency})`));
const revenueCells = (money: Money | undefined) =>
  Object.fromEntries(
    Object.entries(money?.revenue ?? {}).map(([currency, minor]) => [currency, amountOf(minor, currency)]),
  );

/** Revenue has a column for each currency. */
const csvColumns = (dimension: Dimension, figures: readonly Figure[], totals: Money | undefined): CsvColumn[] => [
  { field: "name", label: TABLES[dimension] },
  ...(dimension === "promotion" ? [{ field: "casino", label: "Casino" }] : []),
  ...figures.filter((figure) => !isMoney(figure)).map(({ key, label }) => decimalColumn(key, label)),
  ...(figures.some(isMoney) ? revenueColumns(totals) : []),
];

/** A rate has four digits after the comma. */
const shortened = (value: number | null) => value && Number(value.toFixed(4));

/** Rows of a table for CSV, with the figures by key and the revenue by currency. */
export const csvRows = (dimension: Dimension, figures: readonly Figure[], rows: readonly EarningsRow[]) =>
  rows.map((row): Record<string, unknown> => ({
    name: nameOf(dimension, row),
    casino: row.casino?.name,
    ...Object.fromEntries(figures.map(({ key, valueOf }) => [key, shortened(valueOf(row))])),
    ...revenueCells(row.money),
  }));

const STAGES = ["kayit", "yatirim", "onay", "iptal"] as const;

/** Columns of the file of days; editors get neither conversions nor revenue. */
export const dayColumns = (totals: Money | undefined): CsvColumn[] => [
  { field: "day", label: "Gün" },
  decimalColumn("clicks", "Tıklama"),
  decimalColumn("views", "Görüntülenme"),
  ...(totals ? STAGES.map((stage) => decimalColumn(stage, CONVERSION_LABELS[stage])) : []),
  ...revenueColumns(totals),
];

/** Rows of days for CSV, with a value for each field of `dayColumns`. */
export const dayRows = (days: Earnings["days"]) =>
  days.map(({ money, ...row }): Record<string, unknown> => ({
    ...row,
    ...money?.conversions,
    ...revenueCells(money),
  }));

function download(name: string, { from, to }: Span, columns: CsvColumn[], rows: Record<string, unknown>[]) {
  downloadCsv(`kazanc-${name}-${from}-${to}`, csvText(columns, rows, keptSeparator()));
}

/** Lets the browser save the days of the chart. */
export const downloadDays = (days: Earnings["days"], span: Span, totals: Money | undefined) =>
  download("gun", span, dayColumns(totals), dayRows(days));

/** Lets the browser save the rows of a table, in their shown order. */
export const downloadTable = (
  dimension: Dimension,
  figures: readonly Figure[],
  rows: readonly EarningsRow[],
  { span, totals }: Earnings,
) =>
  download(
    foldTr(TABLES[dimension]),
    span,
    csvColumns(dimension, figures, totals.money),
    csvRows(dimension, figures, rows),
  );
