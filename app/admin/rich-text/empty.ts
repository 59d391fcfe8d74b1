import { Delta } from "quill";
import type { Quill } from "react-quill";

/** Deleting or cutting the whole text leaves a plain empty line: Quill would keep the heading or list of the first one. */
export function emptiesWholly(quill: Quill) {
  const onDelete = () => {
    const { index = 0, length = 0 } = quill.getSelection() ?? {};
    if (length === 0 || index > 0 || length < quill.getLength() - 1) return;
    // After Quill's own deletion, in which the text is still needed for the clipboard.
    setTimeout(() => quill.setContents(new Delta().insert("\n"), "user"));
  };
  quill.root.addEventListener("cut", onDelete, true);
  quill.root.addEventListener("keydown", ({ key }) => ["Backspace", "Delete"].includes(key) && onDelete(), true);
  // Keyboards of phones name no key.
  quill.root.addEventListener("beforeinput", ({ inputType }) => inputType.startsWith("delete") && onDelete(), true);
}
