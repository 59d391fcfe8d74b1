import { AlertDialog, Button, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Content above the text, such as a quotation. */
  subject?: ReactNode;
  cancel?: string;
  confirm: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Red, since something is lost. */
  isRemoval?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation dialog; Escape and the first button cancel. */
export function ConfirmDialog({ isOpen, title, children, cancel = "İptal", confirm, ...rest }: ConfirmDialogProps) {
  const { subject, isBusy = false, isDisabled = false, isRemoval = true, onCancel, onConfirm } = rest;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Content maxWidth="28rem">
        <AlertDialog.Title>{title}</AlertDialog.Title>
        {subject}
        <AlertDialog.Description>{children}</AlertDialog.Description>
        <Flex gap="3" mt="4" justify="end">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft">
              {cancel}
            </Button>
          </AlertDialog.Cancel>
          <Button
            type="button"
            {...(isRemoval && { color: "red" })}
            loading={isBusy}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
