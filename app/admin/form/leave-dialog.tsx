import { Question } from "../shell/question";

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Question
      isOpen={isOpen}
      title="Kaydedilmemiş değişiklikler var"
      cancel="Sayfada kal"
      confirm="Kaydetmeden çık"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      Bu sayfadan çıkarsanız yaptığınız değişiklikler kaybolur.
    </Question>
  );
}
