import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";

/** Long enough to read the names of what stayed. */
const REFUSED_MS = 10_000;

export interface Restored {
  ids: string[];
  refused: { name: string | null; sentence: string }[];
}

export const restoreRecords = (ids: string[]) =>
  answered(api.trash.restoration.$post({ json: { action: "restore", ids } }), CHANGE_FAILED.trash);

/** Restores records and shows the result. */
export async function restoreAndTell(ids: string[]): Promise<void> {
  try {
    const restored = await restoreRecords(ids);
    if (restored.refused.length > 0) tellRefused(restored);
    else toast.success("Geri alındı");
  } catch (error) {
    toast.error(sentenceOf(error));
  }
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
