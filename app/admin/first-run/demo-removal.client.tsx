import { Checkbox, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, changed, sentenceOf } from "../api";
import { ConfirmDialog } from "../shell/confirm-dialog";
import { changeToast } from "../shell/undo-toast";
import { named } from "../shell/named";
import type { Undoable } from "../undo";

interface DemoRemovalProps {
  /** Demo content that nobody edited, by kind. */
  content: string[];
  /** Names of edited demo records. */
  edited: string[];
  undoes: Undoable;
  onClose: () => void;
  refresh: () => unknown;
}

/** Moves the demo content to the trash; edited records need their own confirmation. Can be undone by the toast. */
export default function DemoRemoval({ content, edited, undoes, onClose, refresh }: DemoRemovalProps) {
  const [isBusy, setBusy] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const withChanged = isChosen || content.length === 0;
  const going = [
    ...content,
    ...(withChanged && edited.length > 0
      ? [`${content.length > 0 ? "değiştirdiklerinizle ilgili" : "Bu"} ${edited.length} kayıt`]
      : []),
  ];
  async function remove() {
    setBusy(true);
    try {
      const query = withChanged ? { changed: "with" as const } : {};
      const { change } = await changed(api["first-run"].demo.$delete({ query }), CHANGE_FAILED.demo);
      changeToast(`${going.join(", ")} çöp kutusuna taşındı`, undoes, [change], refresh);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refresh();
    setBusy(false);
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      title="Örnek içerik kaldırılsın mı?"
      subject={
        edited.length > 0 && (
          <Flex direction="column" gap="2" mb="3">
            <Text as="p" size="2">{`Değiştirdikleriniz ve bağlı oldukları: ${named(edited)}.`}</Text>
            {content.length > 0 && (
              <Text as="label" size="2">
                <Flex as="span" gap="2" align="center">
                  <Checkbox checked={isChosen} onCheckedChange={(checked) => setChosen(checked === true)} />
                  Değiştirdiklerimi de kaldır
                </Flex>
              </Text>
            )}
          </Flex>
        )
      }
      confirm="Kaldır"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {`${going.join(", ")} çöp kutusuna taşınır; 30 gün içinde geri alabilirsiniz. Sizin eklediğiniz${withChanged ? "" : " ve değiştirdiğiniz"} kayıtlar ile sayfalar (gizlilik, sorumlu oyun gibi) kalır, görseller kütüphanede durur.`}
    </ConfirmDialog>
  );
}
