import { Button, Dialog } from "@radix-ui/themes";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { CancelButton } from "../shell/cancel-button";

interface AccountDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const KeepOpen = createContext<(isKept: boolean) => void>(() => undefined);

/** While true, neither Escape nor a click outside closes the dialog around the component. */
export function useKeepOpen(isKept: boolean) {
  const keepOpen = useContext(KeepOpen);
  useEffect(() => {
    keepOpen(isKept);
    return () => keepOpen(false);
  }, [keepOpen, isKept]);
}

/** Dialog around a `PlainForm` or what it leads to. */
export function AccountDialog({ title, onClose, children }: AccountDialogProps) {
  const [isKept, keepOpen] = useState(false);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !isKept && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="30rem">
        <Dialog.Title>{title}</Dialog.Title>
        <KeepOpen value={keepOpen}>{children}</KeepOpen>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export const dialogButtons = (submit: string, color?: "red") =>
  function DialogButtons(isSaving: boolean) {
    return (
      <>
        <CancelButton size="3" disabled={isSaving} />
        <Button size="3" loading={isSaving} {...(color && { color })}>
          {submit}
        </Button>
      </>
    );
  };
