import type { LineOutcome } from "../../../worker/records/import-outcome";
import type { KindName } from "./kinds";
import type { ImportedFile } from "./steps";

export interface QueuedFile {
  id: string;
  file: File;
  kind: KindName | undefined;
  state: "waiting" | "checking" | "checked" | "importing" | "done" | "stopped" | "failed";
  progress?: { done: number; total: number } | undefined;
  /** Why it failed. */
  sentence?: string | undefined;
  checked?: ImportedFile | undefined;
  /** Number of its records that were written, also in earlier visits. */
  written: number;
}

export const IN_OTHER_FILE = "Sıradaki bir dosyada; o aktarılınca yeniden denetlenir";

/** Whether a line only waits for records of a file before it. */
export const isHeld = ({ errors }: LineOutcome) =>
  Object.keys(errors).length > 0 && Object.values(errors).every((sentence) => sentence === IN_OTHER_FILE);

const shown = (n: number) => n.toLocaleString("tr-TR");

/** What the lines of a checked file are: '12 yeni · 3 değişen · 1 hatalı'. */
export function countsText(outcomes: readonly LineOutcome[]): string {
  const count = (is: (outcome: LineOutcome) => boolean) => outcomes.filter(is).length;
  const parts: [number, string][] = [
    [count(({ status }) => status === "new"), "yeni"],
    [count(({ status }) => status === "changed"), "değişen"],
    [count(({ status }) => status === "unchanged"), "aynı"],
    [count((outcome) => outcome.status === "refused" && isHeld(outcome)), "önceki dosyayı bekleyen"],
    [count((outcome) => outcome.status === "refused" && !isHeld(outcome)), "hatalı"],
    [count(({ warnings = [] }) => warnings.length > 0), "uyarılı"],
  ];
  return parts.flatMap(([n, word]) => (n > 0 ? `${shown(n)} ${word}` : [])).join(" · ");
}

/** The state of a file: 'denetlendi: 12 yeni · 1 hatalı', 'aktarılıyor 120/400'. */
export function stateText({ kind, state, progress, sentence, checked, written }: QueuedFile): string {
  const steps = progress ? ` ${shown(progress.done)}/${shown(progress.total)}` : "";
  const refused = checked?.outcomes.filter(({ status }) => status === "refused").length ?? 0;
  const done = `${shown(written)} kayıt aktarıldı${refused > 0 ? ` · ${shown(refused)} hatalı` : ""}`;
  if (state === "waiting") return kind ? "bekliyor" : "türü anlaşılamadı; listeden seçin";
  if (state === "checking") return `denetleniyor${steps}`;
  if (state === "checked") return `denetlendi: ${countsText(checked?.outcomes ?? [])}`;
  if (state === "importing") return `aktarılıyor${steps}`;
  if (state === "done") return `bitti: ${done}`;
  if (state === "stopped") return written > 0 ? `durdu: ${done}` : "durdu";
  return `hata: ${sentence}`;
}
