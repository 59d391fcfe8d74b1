import type { Cell, LineOutcome } from "../../../worker/records/import-outcome";
import type { CsvColumn } from "../csv/columns";
import { formatAmount, formatAmounts } from "../earnings/figures";
import { formatDay } from "../shell/dates";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A value of a record in words, as an import read it. */
export function cellText(value: Cell, column?: CsvColumn): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "boş";
  if (typeof value === "object" && !Array.isArray(value)) return formatAmount(value.amount, value.currency);
  if (column?.write) return column.write(value).replaceAll("\n", ", ");
  if (typeof value === "number") return value.toLocaleString("tr-TR");
  return typeof value === "string" && DAY.test(value) ? formatDay(value) : String(value);
}

const NAMED_MAX = 3;

/** Names the first sub-ids that match no click: '5 alt kimlik hiçbir tıklamayla eşleşmiyor: a, b, c ve 2 alt kimlik daha'. Empty if all match. */
export function unmatchedText(outcomes: readonly LineOutcome[]): string {
  const ids = [...new Set(outcomes.flatMap(({ unmatched }) => unmatched ?? []))];
  if (ids.length === 0) return "";
  const more = ids.length - NAMED_MAX;
  const named = `${ids.slice(0, NAMED_MAX).join(", ")}${more > 0 ? ` ve ${more.toLocaleString("tr-TR")} alt kimlik daha` : ""}`;
  return `${ids.length.toLocaleString("tr-TR")} alt kimlik hiçbir tıklamayla eşleşmiyor: ${named}`;
}

/** Sums of the figures that an import read, also in lines that change nothing: 'Kayıt 12, Gelir 1.234,50 TL'. */
export function sumsText(columns: readonly CsvColumn[], outcomes: readonly LineOutcome[]): string {
  const read = outcomes.filter(({ status }) => status !== "refused");
  return columns
    .filter(({ isSummed }) => isSummed)
    .flatMap(({ field, label }) => {
      const values = read.flatMap(({ readings }) => readings[field] ?? []);
      const counts = values.filter((value) => typeof value === "number");
      const amounts: Record<string, number> = {};
      for (const value of values)
        if (typeof value === "object" && !Array.isArray(value))
          amounts[value.currency] = (amounts[value.currency] ?? 0) + value.amount;
      if (values.length === 0) return [];
      const count = counts.reduce((sum, value) => sum + value, 0).toLocaleString("tr-TR");
      return `${label} ${counts.length > 0 ? count : formatAmounts(amounts)}`;
    })
    .join(", ");
}
