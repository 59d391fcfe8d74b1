import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { CHECKED_LINES, IMPORTED_LINES, type LineOutcome } from "../../../worker/promotions/import-rules";
import { answered, api, sentenceOf } from "../api";
import type { CsvColumn } from "../csv/columns";
import { readCsv } from "../csv/read-file";
import { checkedLine, type ImportLine, inRequests, lineOf, withoutRepeats } from "./import-lines";

export interface ImportedFile {
  name: string;
  lines: ImportLine[];
  outcomes: LineOutcome[];
  /** Numbers of the lines that were written. */
  written: ReadonlySet<number>;
}

export const isOpen = ({ written }: ImportedFile, { status, line }: LineOutcome) =>
  (status === "new" || status === "changed") && !written.has(line);

const send = (lines: ImportLine[], is_dry: boolean) =>
  answered(api.promotions.import.$post({ json: { is_dry, lines } }), SAVE_FAILED.import);

/** Checks a file, then imports the lines that are right; each request that failed can be sent again. */
export function useImport(columns: CsvColumn[]) {
  const queries = useQueryClient();
  const [file, setFile] = useState<ImportedFile>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);

  async function inSteps(lines: ImportLine[], isDry: boolean, onOutcomes: (outcomes: LineOutcome[]) => void) {
    isStopped.current = false;
    let done = 0;
    setProgress({ done, total: lines.length });
    try {
      for (const request of inRequests(lines, isDry ? CHECKED_LINES : IMPORTED_LINES)) {
        if (isStopped.current) break;
        onOutcomes((await send(request, isDry)).lines);
        done += request.length;
        setProgress({ done, total: lines.length });
      }
    } finally {
      setProgress(undefined);
    }
  }

  async function check(chosen: File) {
    setFile(undefined);
    try {
      const lines = (await readCsv(chosen, columns, ["id", "title"])).map(lineOf);
      const outcomes: LineOutcome[] = [];
      await inSteps(lines, true, (some) => outcomes.push(...some));
      if (outcomes.length === lines.length)
        setFile({ name: chosen.name, lines, outcomes: withoutRepeats(lines, outcomes), written: new Set() });
    } catch (error) {
      toast.error(sentenceOf(error));
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
    try {
      await inSteps(lines, false, (some) => {
        for (const outcome of some) {
          if (outcome.status === "refused")
            outcomes = outcomes.map((before) => (before.line === outcome.line ? outcome : before));
          else written.add(outcome.line);
        }
        setFile({ ...known, outcomes, written: new Set(written) });
      });
      toast.success(`${written.size.toLocaleString("tr-TR")} promosyon içe aktarıldı`);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    void queries.invalidateQueries({ queryKey: ["promotions"] });
  }

  return { file, progress, check, run, stop: () => (isStopped.current = true) };
}
