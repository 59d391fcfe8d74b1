import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import type { ImportKind } from "./kind";
import { checkFile, type ImportedFile, importFile } from "./steps";

/** Checks a file, then imports its valid lines; failed requests can be sent again. */
export function useImport(kind: ImportKind) {
  const queries = useQueryClient();
  const [file, setFile] = useState<ImportedFile>();
  /** The file that could not be checked. */
  const [failed, setFailed] = useState<{ name: string; sentence: string }>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);
  const steps = {
    onProgress: (done: number, total: number) => setProgress({ done, total }),
    isStopped: () => isStopped.current,
  };

  async function check(chosen: File) {
    isStopped.current = false;
    setFile(undefined);
    setFailed(undefined);
    try {
      setFile(await checkFile(kind, chosen, steps));
    } catch (error) {
      setFailed({ name: chosen.name, sentence: sentenceOf(error) });
    } finally {
      setProgress(undefined);
    }
  }

  async function run(known: ImportedFile) {
    isStopped.current = false;
    let latest = known;
    try {
      await importFile(kind, known, undefined, steps, (after) => setFile((latest = after)));
      const isFound = ({ status }: ImportedFile["outcomes"][number]) => status === "unchanged";
      const already = latest.outcomes.filter(isFound).length - known.outcomes.filter(isFound).length;
      if (already > 0) toast.success(`${already.toLocaleString("tr-TR")} satır zaten kayıtlı`);
      if (latest.written.size > 0)
        toast.success(`${latest.written.size.toLocaleString("tr-TR")} ${kind.noun} içe aktarıldı`);
    } catch (error) {
      toast.error(sentenceOf(error));
    } finally {
      setProgress(undefined);
    }
    void queries.invalidateQueries({ queryKey: [kind.queryKey] });
  }

  return { file, failed, progress, check, run, stop: () => (isStopped.current = true) };
}
