import { Button } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { accepted, answered, api, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { revertToast } from "../shell/undo-toast";

interface DemoRemovalProps {
  /** Such as '26 blog yazısı'. */
  content: string[];
  refresh: () => unknown;
}

/** Moves all demo content to the trash after confirmation; the toast takes it back. */
export function DemoRemoval({ content, refresh }: DemoRemovalProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { demo } = api["first-run"];
  async function remove() {
    setBusy(true);
    try {
      const json = await answered(demo.$delete(), CHANGE_FAILED.demo);
      revertToast(
        "Örnek içerik çöp kutusuna taşındı",
        () => accepted(demo.$put({ json }), CHANGE_FAILED.trash),
        refresh,
      );
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setOpen(false);
    setBusy(false);
    await refresh();
  }
  return (
    <>
      <Button size="1" variant="surface" onClick={() => setOpen(true)}>
        Örnek içeriği kaldır
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Örnek içerik kaldırılsın mı?"
        confirm="Kaldır"
        isBusy={isBusy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void remove()}
      >
        {`${content.join(", ")} çöp kutusuna taşınır; 30 gün içinde geri alabilirsiniz. Sizin eklediğiniz ve düzenlediğiniz kayıtlar kalır, görseller kütüphanede durur.`}
      </ConfirmDialog>
    </>
  );
}
