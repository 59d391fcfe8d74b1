import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

/** Records that a request may name: `SELECTED_MAX`, without the schemas beside it. */
const REQUEST_MAX = 500;
/** Long enough to read the names of what stayed. */
const REFUSED_MS = 10_000;

export interface Restored {
  ids: string[];
  refused: { name: string | null; sentence: string }[];
}

/** Restores records, as many in each request as it may have. */
export async function restoreRecords(ids: string[]): Promise<Restored> {
  const all: Restored = { ids: [], refused: [] };
  for (let start = 0; start < ids.length; start += REQUEST_MAX) {
    const json = { action: "restore" as const, ids: ids.slice(start, start + REQUEST_MAX) };
    const restored = await answered(api.trash.restoration.$post({ json }), CHANGE_FAILED.trash);
    all.ids.push(...restored.ids);
    all.refused.push(...restored.refused);
  }
  return all;
}

/** Says which records could not be restored and why. */
export const tellRefused = (restored: Restored) => toast.error(refusedSentence(restored), { duration: REFUSED_MS });

/** '2 kayıt geri alındı, 1 kayıt geri alınamadı: …', each reason once, with the names of its records. */
export function refusedSentence({ ids, refused }: Restored): string {
  const namesOf = (sentence: string) =>
    refused.flatMap((one) => (one.sentence === sentence && one.name !== null ? [one.name] : []));
  const reasons = [...new Set(refused.map(({ sentence }) => sentence))].map((sentence) => {
    const names = namesOf(sentence);
    return names.length > 0 ? `${sentence} (${names.join(", ")})` : sentence;
  });
  const left = `${refused.length} kayıt geri alınamadı: ${reasons.join(" ")}`;
  return ids.length > 0 ? `${ids.length} kayıt geri alındı, ${left}` : left;
}
