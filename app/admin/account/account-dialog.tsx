import { Button, Dialog } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useFocusReturn } from "../shell/focus-return";

interface AccountDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog around a `PlainForm` or what it leads to. */
export function AccountDialog({ title, onClose, children }: AccountDialogProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="30rem" {...focus}>
        <Dialog.Title>{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

export const dialogButtons = (submit: string, color?: "red") =>
  function DialogButtons(isSaving: boolean) {
    return (
      <>
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray" size="3">
            İptal
          </Button>
        </Dialog.Close>
        <Button size="3" loading={isSaving} {...(color && { color })}>
          {submit}
        </Button>
      </>
    );
  };
