import { ConfirmDialog } from "./confirm-dialog";

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Kaydedilmemiş değişiklikler var"
      cancel="Sayfada kal"
      confirm="Kaydetmeden çık"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      Bu sayfadan çıkarsanız yaptığınız değişiklikler kaybolur.
    </ConfirmDialog>
  );
}
