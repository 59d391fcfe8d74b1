import { DialogFrame } from "./dialog-frame";
import { StreamingText } from "./streaming-text";

export default function ExpansionDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <DialogFrame title="İçerik genişletiliyor" maxWidth="36rem" onClose={onClose}>
      <StreamingText text={text} onCancel={onClose} />
    </DialogFrame>
  );
}
