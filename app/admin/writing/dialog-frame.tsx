import { Dialog } from "@radix-ui/themes";
import type { ReactNode } from "react";

interface DialogFrameProps {
  title: string;
  maxWidth: string;
  /** Called by Escape and close buttons, not by a click outside, which could lose work by accident. */
  onClose: () => void;
  children: ReactNode;
}

export function DialogFrame({ title, maxWidth, onClose, children }: DialogFrameProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        aria-describedby={undefined}
        maxWidth={maxWidth}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
