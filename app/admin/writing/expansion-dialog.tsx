import { DialogFrame } from "./dialog-frame";
import { GrowingText } from "./growing-text";

export default function ExpansionDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <DialogFrame title="İçerik genişletiliyor" maxWidth="36rem" onClose={onClose}>
      <GrowingText text={text} onCancel={onClose} />
    </DialogFrame>
  );
}
