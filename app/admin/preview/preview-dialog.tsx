import { Dialog, Flex, Text } from "@radix-ui/themes";
import { useState } from "react";
import { isLinked, type PreviewedKind } from "../../../worker/preview/rules";
import { useAccount } from "../session/account";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { CancelButton } from "../shell/cancel-button";
import { ShareLink } from "./share-link";
import { PreviewFrame } from "./preview-frame";
import { PHONE_WIDTH, PreviewWidths } from "./preview-widths";

export interface PreviewDialogProps {
  kind: PreviewedKind;
  id: string | undefined;
  /** Whether visitors do not see the record. */
  isDraft: boolean;
  values: object;
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  problems: string[];
  onClose: () => void;
}

/** The page as visitors will see it, from the unsaved form. */
export function PreviewDialog({ kind, id, isDraft, values, isDirty, problems, onClose }: PreviewDialogProps) {
  const [shown, setShown] = useState(PHONE_WIDTH);
  const isShared = useAccount().role !== "writer" && isDraft && isLinked(kind);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="84rem" className="preview-dialog">
        <Flex gap="3" align="center" wrap="wrap">
          <Dialog.Title mb="0">Önizleme</Dialog.Title>
          <PreviewWidths shown={shown} onShow={setShown} />
          <CancelButton ml="auto">Kapat</CancelButton>
        </Flex>
        {problems.length > 0 && (
          <Text as="p" size="2" color="orange" className={HIGH_CONTRAST}>
            {`Kaydetmek için eksik olanlar: ${problems.join(" · ")}`}
          </Text>
        )}
        <PreviewFrame action={`/admin/preview/${kind}`} record={{ id, values }} width={shown} />
        <Text size="1" color="gray">
          Formdaki hâliyle; önizlemedeki bağlantılar ve formlar çalışmaz.
          {isShared && !id && " Başkalarına bağlantıyla göstermek için önce kaydedin."}
        </Text>
        {isShared && id && <ShareLink kind={kind} id={id} isDirty={isDirty} />}
      </Dialog.Content>
    </Dialog.Root>
  );
}
