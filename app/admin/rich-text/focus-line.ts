import type Quill from "quill";

/** Focuses the text; the browser scrolls to its line, since Quill does not know that the toolbar covers one. */
export function focusLine(quill: Quill) {
  quill.focus({ preventScroll: true });
  const [line] = quill.getLine(quill.getSelection()?.index ?? 0);
  if (line?.domNode instanceof Element) line.domNode.scrollIntoView({ block: "nearest" });
}
