import { DialogFrame } from "./dialog-frame";
import { GrowingText } from "./growing-text";

/** The longer text while it is written. */
export default function ExpansionDialog({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <DialogFrame title="İçerik genişletiliyor" maxWidth="36rem" onClose={onCancel}>
      <GrowingText text={text} onCancel={onCancel} />
    </DialogFrame>
  );
}
