import { mkdirSync, writeFileSync } from "node:fs";

/** One line of the table: a measured value and what it may be. Without a bound it is for information. */
export interface Row {
  what: string;
  value: number;
  unit?: string;
  atLeast?: number;
  atMost?: number;
  note?: string;
}

const isMet = ({ value, atLeast = -Infinity, atMost = Infinity }: Row) => value >= atLeast && value <= atMost;

const failures = (rows: Row[]): Row[] => rows.filter((row) => !isMet(row));

const figure = (value: number, unit = "") =>
  `${Number.isInteger(value) ? value : value.toFixed(Math.abs(value) < 10 ? 2 : 1)} ${unit}`.trim();

const boundOf = ({ atLeast, atMost, unit }: Row) =>
  atLeast !== undefined ? `≥ ${figure(atLeast, unit)}` : atMost !== undefined ? `≤ ${figure(atMost, unit)}` : "";

const passOf = (row: Row) => (boundOf(row) === "" ? "" : isMet(row) ? "yes" : "NO");

/** The rows as a Markdown table with columns of equal width. */
function table(rows: Row[]): string {
  const cells = rows.map((row) => [row.what, figure(row.value, row.unit), boundOf(row), passOf(row), row.note ?? ""]);
  const all = [["what", "value", "bound", "pass", "note"], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = all;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join("\n");
}

/** Prints the table, writes what was measured to `bench/results/`, and lets the process fail with a bound. */
export function report(command: string, rows: Row[], raw: Record<string, unknown>) {
  mkdirSync("bench/results", { recursive: true });
  const path = `bench/results/${command}-${new Date().toISOString().replaceAll(":", "-")}.json`;
  writeFileSync(path, JSON.stringify({ table: rows, ...raw }, null, 2));
  console.log(`\n${table(rows)}\n\nRaw figures: ${path}`);
  const failed = failures(rows).length;
  console.log(failed === 0 ? "Every bound is met." : `${failed} bounds are not met.`);
  if (failed > 0) process.exitCode = 1;
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};
