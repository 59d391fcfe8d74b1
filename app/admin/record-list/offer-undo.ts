import { undoToast } from "../shell/undo-toast";
import { restoreAndTell } from "./restoration";

export const REMOVAL_QUESTION = "Silmek istediğinize emin misiniz?";

/** Success toast with a button that restores the records from the trash. */
export function offerUndo(sentence: string, ids: string[], onRestored: () => void) {
  undoToast(sentence, async () => {
    await restoreAndTell(ids);
    onRestored();
  });
}
