import { Dialog } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { useFocusReturn } from "../shell/focus-return";

interface DialogFrameProps {
  title: string;
  maxWidth: string;
  /** Called by Escape and by buttons that close; nothing beside the dialog closes it, so that no work is lost by a slip. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the desk. */
export function DialogFrame({ title, maxWidth, onClose, children }: DialogFrameProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        aria-describedby={undefined}
        maxWidth={maxWidth}
        {...focus}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
