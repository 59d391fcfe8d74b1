import type { LineOutcome } from "../../../worker/records/import-outcome";
import type { SentLine } from "../../../worker/records/import-rules";
import { bareSlug, typedSlug } from "../../../worker/text/slug";
import { foldTr } from "../../../worker/text/folding";
import type { CsvColumn } from "../csv/columns";
import { lostZeros } from "../csv/spreadsheet-damage";
import type { FileLine } from "../csv/read-file";
import type { ImportKind } from "./kind";

const REQUEST_BYTES_MAX = 400_000;
/** The API takes 1 MB. */
const LINE_BYTES_MAX = 1_000_000;

const bytesOf = (line: SentLine) => new Blob([JSON.stringify(line)]).size;

/** Splits lines into requests of at most `most` lines, far below the API's size limit. */
export function inRequests(lines: SentLine[], most: number): SentLine[][] {
  const requests: SentLine[][] = [];
  let bytes = 0;
  for (const line of lines) {
    const size = bytesOf(line);
    const last = requests.at(-1);
    if (last && last.length < most && bytes + size <= REQUEST_BYTES_MAX) {
      last.push(line);
      bytes += size;
    } else {
      requests.push([line]);
      bytes = size;
    }
  }
  return requests;
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

export function sentLine({ line, fields: { id, updated_at, ...values } }: FileLine): SentLine {
  return { line, id: text(id) || undefined, updated_at: text(updated_at) || undefined, values };
}

/** Refuses a line that cannot be read or is too large for any request. */
export function refusedUnsent({ problem, ...read }: FileLine, name: string): LineOutcome | undefined {
  const line = sentLine(read);
  const isTooLong = bytesOf(line) > LINE_BYTES_MAX;
  const sentence = problem ?? (isTooLong ? "Bu satır çok büyük; metinlerini kısaltın" : undefined);
  if (sentence === undefined) return undefined;
  const title = text(line.values[name]).slice(0, 200);
  return { line: line.line, status: "refused", title, changes: [], readings: {}, errors: { id: sentence } };
}

/** The outcome with what a spreadsheet seems to have changed in its line. */
export function withWarnings(
  outcome: LineOutcome,
  ofCells: readonly string[] = [],
  columns: readonly CsvColumn[],
): LineOutcome {
  const lost = Object.entries(outcome.cells ?? {}).flatMap(([field, { from, to }]) => {
    if (!lostZeros(from, to)) return [];
    const label = columns.find((column) => column.field === field)?.label ?? field;
    return [`${label}: ${from} baştaki sıfırları yitirmiş görünüyor`];
  });
  const warnings = [...(outcome.warnings ?? []), ...ofCells, ...lost];
  return warnings.length > 0 ? { ...outcome, warnings } : outcome;
}

/** Refuses lines about a record that an earlier line is about, or that write what an earlier one writes. */
export function withoutRepeats(
  lines: SentLine[],
  outcomes: LineOutcome[],
  { name, within = "", noun }: Pick<ImportKind, "name" | "within" | "noun">,
): LineOutcome[] {
  const firstOf = new Map<string, number>();
  return outcomes.map((outcome, at) => {
    const { status, id = "", line } = outcome;
    if (status === "refused") return outcome;
    const { values = {} } = lines[at] ?? {};
    const address = [text(values[within]), typedSlug(text(values["slug"])) || text(values[name])];
    const own = status === "new" ? address.map((part) => bareSlug(part) || foldTr(part)).join("\n") : id;
    const { keys = [own] } = outcome;
    const first = keys.map((key) => firstOf.get(key)).find((known) => known !== undefined);
    if (first !== undefined) return { ...outcome, status: "refused", errors: { id: `${first}. satırla aynı ${noun}` } };
    for (const key of keys) firstOf.set(key, line);
    return outcome;
  });
}

/** The line with the id and version from its check. */
export function checkedLine(line: SentLine, { status, id, updated_at }: LineOutcome): SentLine {
  return { ...line, id, updated_at, is_new: status === "new" };
}
