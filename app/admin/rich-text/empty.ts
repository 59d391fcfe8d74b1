import { Delta } from "quill";
import type { Quill } from "react-quill";

/** Resets formats when the whole text is deleted or cut; Quill would keep the heading or list of the first line. */
export function resetEmptyText(quill: Quill) {
  const onDelete = () => {
    const { index = 0, length = 0 } = quill.getSelection() ?? {};
    if (length === 0 || index > 0 || length < quill.getLength() - 1) return;
    // After Quill's handler, which still copies the text to the clipboard.
    setTimeout(() => quill.setContents(new Delta().insert("\n"), "user"));
  };
  quill.root.addEventListener("cut", onDelete, true);
  quill.root.addEventListener("keydown", ({ key }) => ["Backspace", "Delete"].includes(key) && onDelete(), true);
  // Virtual keyboards send no key names.
  quill.root.addEventListener("beforeinput", ({ inputType }) => inputType.startsWith("delete") && onDelete(), true);
}
