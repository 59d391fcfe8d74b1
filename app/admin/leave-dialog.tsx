import { AlertDialog, Button, Flex } from "@radix-ui/themes";

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed and not saved may go. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Content maxWidth="28rem">
        <AlertDialog.Title>Kaydedilmemiş değişiklikler var</AlertDialog.Title>
        <AlertDialog.Description>Bu sayfadan çıkarsanız yaptığınız değişiklikler kaybolur.</AlertDialog.Description>
        <Flex gap="3" mt="4" justify="end">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Sayfada kal
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color="red" onClick={onLeave}>
            Kaydetmeden çık
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
