import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { CHECKED_LINES, IMPORTED_LINES, type LineOutcome } from "../../../worker/records/import-outcome";
import type { SentLine } from "../../../worker/records/import-rules";
import { sentenceOf } from "../api";
import { readCsv } from "../csv/read-file";
import type { ImportKind } from "./kind";
import { checkedLine, inRequests, refusedUnsent, sentLine, withoutRepeats, withWarnings } from "./lines";

export interface ImportedFile {
  name: string;
  lines: SentLine[];
  outcomes: LineOutcome[];
  /** Numbers of the lines that were written. */
  written: ReadonlySet<number>;
}

export const isOpen = ({ written }: ImportedFile, { status, line }: LineOutcome) =>
  (status === "new" || status === "changed") && !written.has(line);

/** Checks a file, then imports its valid lines; failed requests can be sent again. */
export function useImport(kind: ImportKind) {
  const queries = useQueryClient();
  const [file, setFile] = useState<ImportedFile>();
  /** The file that could not be checked. */
  const [failed, setFailed] = useState<{ name: string; sentence: string }>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);

  async function inSteps(step: "check" | "import", lines: SentLine[], onOutcomes: (outcomes: LineOutcome[]) => void) {
    isStopped.current = false;
    let done = 0;
    setProgress({ done, total: lines.length });
    try {
      for (const request of inRequests(lines, step === "check" ? CHECKED_LINES : IMPORTED_LINES)) {
        if (isStopped.current) break;
        onOutcomes((await kind.send({ is_dry: step === "check", is_continued: done > 0, lines: request })).lines);
        done += request.length;
        setProgress({ done, total: lines.length });
      }
    } finally {
      setProgress(undefined);
    }
  }

  async function check(chosen: File) {
    setFile(undefined);
    setFailed(undefined);
    try {
      const read = await readCsv(chosen, kind.columns, ["id", kind.name]);
      const lines = read.map(sentLine);
      const found = new Map(
        read.flatMap((line) => refusedUnsent(line, kind.name) ?? []).map((outcome) => [outcome.line, outcome]),
      );
      const sent = lines.filter(({ line }) => !found.has(line));
      await inSteps("check", sent, (some) => some.forEach((outcome) => found.set(outcome.line, outcome)));
      const outcomes = read.flatMap(({ line, warnings }) => {
        const outcome = found.get(line);
        return outcome ? withWarnings(outcome, warnings, kind.columns) : [];
      });
      if (outcomes.length === lines.length) {
        const refused = withoutRepeats(lines, outcomes, kind);
        setFile({ name: chosen.name, lines, outcomes: refused, written: new Set() });
      }
    } catch (error) {
      setFailed({ name: chosen.name, sentence: sentenceOf(error) });
    }
  }

  async function run(known: ImportedFile) {
    const open = known.outcomes.filter((outcome) => isOpen(known, outcome));
    const byLine = new Map(known.lines.map((line) => [line.line, line]));
    const lines = open.flatMap((outcome) => {
      const line = byLine.get(outcome.line);
      return line ? checkedLine(line, outcome) : [];
    });
    let { outcomes } = known;
    const written = new Set(known.written);
    let already = 0;
    try {
      await inSteps("import", lines, (some) => {
        for (const outcome of some) {
          if (outcome.status === "unchanged") already++;
          if (outcome.status === "refused" || outcome.status === "unchanged")
            outcomes = outcomes.map((before) => (before.line === outcome.line ? outcome : before));
          else written.add(outcome.line);
        }
        setFile({ ...known, outcomes, written: new Set(written) });
      });
      if (already > 0) toast.success(`${already.toLocaleString("tr-TR")} satır zaten kayıtlı`);
      if (written.size > 0) toast.success(`${written.size.toLocaleString("tr-TR")} ${kind.noun} içe aktarıldı`);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    void queries.invalidateQueries({ queryKey: [kind.queryKey] });
  }

  return { file, failed, progress, check, run, stop: () => (isStopped.current = true) };
}
