import { Button } from "@radix-ui/themes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { undoToast } from "../shell/undo-toast";
import { restoreAndTell } from "../trash/restoration";

export const REMOVAL_QUESTION = "Silmek istediğinize emin misiniz?";

/** Success toast with a button that restores the records from the trash. */
export function offerUndo(sentence: string, ids: string[], onRestored: () => void) {
  undoToast(sentence, async () => {
    await restoreAndTell(ids);
    onRestored();
  });
}

interface RemoveButtonProps {
  id: string;
  name: string;
  /** Content above the text, when a name is not enough to identify the record. */
  subject?: ReactNode;
  /** Warning about other effects of the deletion. */
  consequence?: ReactNode;
  /** Why the record cannot be deleted; replaces the question. */
  refusal?: string | undefined;
  done: string;
  remove: () => Promise<unknown>;
  /** First part of the query keys to invalidate. */
  queryKey: string;
}

/** Deletes a record after confirmation; the toast can undo it. */
export function RemoveButton(props: RemoveButtonProps) {
  const { id, name, subject, consequence, refusal, done, remove, queryKey } = props;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [queryKey] });
  async function confirm() {
    setBusy(true);
    try {
      await remove();
      offerUndo(done, [id], refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setOpen(false);
    setBusy(false);
    refresh();
  }
  return (
    <>
      <Button
        size="1"
        variant="soft"
        color="red"
        aria-label={`Sil: ${name}`}
        onClick={() => (refusal ? toast.error(refusal) : setOpen(true))}
      >
        Sil
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={REMOVAL_QUESTION}
        subject={subject}
        confirm="Sil"
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        <strong>{name}</strong> çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir. {consequence}
      </ConfirmDialog>
    </>
  );
}
