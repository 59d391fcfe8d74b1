import { BULK_LINES, CHECKED_LINES, IMPORTED_LINES, type LineOutcome } from "../../../worker/records/import-outcome";
import type { SentLine } from "../../../worker/records/import-rules";
import { readCsv } from "../csv/read-file";
import { type ImportKind, linesMax } from "./kind";
import { checkedLine, inRequests, refusedUnsent, sentLine, withoutRepeats, withWarnings } from "./lines";

export interface ImportedFile {
  name: string;
  lines: SentLine[];
  outcomes: LineOutcome[];
  /** Numbers of the lines that were written. */
  written: ReadonlySet<number>;
}

export interface Steps {
  onProgress: (done: number, total: number) => void;
  isStopped: () => boolean;
}

export const isOpen = ({ written }: ImportedFile, { status, line }: LineOutcome) =>
  (status === "new" || status === "changed") && !written.has(line);

type Asked = Omit<Parameters<ImportKind["send"]>[0], "lines" | "is_continued">;

async function send(
  kind: ImportKind,
  asked: Asked,
  lines: SentLine[],
  { onProgress, isStopped }: Steps,
  onOutcomes: (outcomes: LineOutcome[]) => void,
) {
  let done = 0;
  onProgress(done, lines.length);
  const most = kind.isBulk ? BULK_LINES : asked.is_dry ? CHECKED_LINES : IMPORTED_LINES;
  for (const request of inRequests(lines, most)) {
    if (isStopped()) return;
    onOutcomes((await kind.send({ ...asked, is_continued: done > 0, lines: request })).lines);
    done += request.length;
    onProgress(done, lines.length);
  }
}

/** Reads a file and checks its lines without writing; undefined if stopped. Throws `ApiError`. */
export async function checkFile(kind: ImportKind, chosen: File, steps: Steps): Promise<ImportedFile | undefined> {
  const read = await readCsv(chosen, kind.columns, ["id", kind.name], linesMax(kind));
  const lines = read.map(sentLine);
  const found = new Map(
    read.flatMap((line) => refusedUnsent(line, kind.name) ?? []).map((outcome) => [outcome.line, outcome]),
  );
  const sent = lines.filter(({ line }) => !found.has(line));
  await send(kind, { is_dry: true }, sent, steps, (some) =>
    some.forEach((outcome) => found.set(outcome.line, outcome)),
  );
  const outcomes = read.flatMap(({ line, warnings }) => {
    const outcome = found.get(line);
    return outcome ? withWarnings(outcome, warnings, kind.columns) : [];
  });
  if (outcomes.length < lines.length) return undefined;
  return { name: chosen.name, lines, outcomes: withoutRepeats(lines, outcomes, kind), written: new Set() };
}

/** Imports the valid lines of a checked file; `onWritten` gets the file after each request. Throws `ApiError`. */
export async function importFile(
  kind: ImportKind,
  known: ImportedFile,
  change: string | undefined,
  steps: Steps,
  onWritten: (file: ImportedFile) => void,
): Promise<void> {
  const open = known.outcomes.filter((outcome) => isOpen(known, outcome));
  const byLine = new Map(known.lines.map((line) => [line.line, line]));
  const lines = open.flatMap((outcome) => {
    const line = byLine.get(outcome.line);
    return line ? checkedLine(line, outcome) : [];
  });
  let { outcomes } = known;
  const written = new Set(known.written);
  await send(kind, { is_dry: false, ...(change && { change }) }, lines, steps, (some) => {
    for (const outcome of some) {
      if (outcome.status === "refused" || outcome.status === "unchanged")
        outcomes = outcomes.map((before) => (before.line === outcome.line ? outcome : before));
      else written.add(outcome.line);
    }
    onWritten({ ...known, outcomes, written: new Set(written) });
  });
}
