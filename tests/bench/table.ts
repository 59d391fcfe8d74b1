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

/** Prints the rows as a Markdown table, and lets the process fail if a bound is not met. */
export function report(rows: Row[]) {
  const cells = rows.map((row) => {
    const { atLeast, atMost, unit = "", note = "" } = row;
    const bound = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : "";
    return [
      row.what,
      `${Number(row.value.toFixed(2))} ${unit}`.trim(),
      bound,
      bound && (isMet(row) ? "yes" : "NO"),
      note,
    ];
  });
  const all = [["what", "value", "bound", "met", "note"], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = all;
  console.log(
    [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join("\n"),
  );
  const failed = rows.filter((row) => !isMet(row)).length;
  console.log(failed === 0 ? "Every bound is met." : `${failed} bounds are not met.`);
  if (failed > 0) process.exitCode = 1;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
