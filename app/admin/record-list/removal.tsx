import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import toast from "react-hot-toast";
import { type Change, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { changeToast } from "../shell/undo-toast";
import { REMOVAL_QUESTION } from "./removal-question";

export interface Removal {
  name: string;
  /** Content above the text, when a name is not enough to identify the record. */
  subject?: ReactNode;
  /** Warning about other effects of the deletion. */
  consequence?: ReactNode;
  /** Why the record cannot be deleted; replaces the question. */
  refusal?: string | undefined;
  done: string;
  remove: () => Promise<Change>;
}

const RemovalContext = createContext<(removal: Removal) => void>(() => undefined);

/** Asks whether to delete a record; the question outlives the row or menu that asks. */
export const useRemoval = () => use(RemovalContext);

/** Holds the question of `useRemoval` about a record of the list `name`; a deletion can be undone from its message. */
export function RemovalQuestion({ name, children }: { name: string; children: ReactNode }) {
  const [asked, setAsked] = useState<Removal>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  function ask(removal: Removal) {
    if (removal.refusal) toast.error(removal.refusal);
    else {
      setAsked(removal);
      setOpen(true);
    }
  }
  async function confirm({ done, remove }: Removal) {
    const refresh = () => void queries.invalidateQueries({ queryKey: [name] });
    setBusy(true);
    try {
      const { change } = await remove();
      changeToast(done, { action: "delete" }, [change], refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setOpen(false);
    setBusy(false);
    refresh();
  }
  return (
    <RemovalContext value={ask}>
      {children}
      <ConfirmDialog
        isOpen={isOpen}
        title={REMOVAL_QUESTION}
        subject={asked?.subject}
        confirm="Sil"
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => asked && void confirm(asked)}
      >
        <strong>{asked?.name}</strong> çöp kutusuna taşınacak; 30 gün boyunca oradan geri alınabilir.{" "}
        {asked?.consequence}
      </ConfirmDialog>
    </RemovalContext>
  );
}
