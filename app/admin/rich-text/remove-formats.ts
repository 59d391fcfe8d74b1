import { Delta, Op } from "quill";
import type { Quill } from "react-quill";

/** Formats that say what something is, and not how it looks. */
const KEPT_FORMATS = ["table", "th", "alt", "width", "height", "share", "caption"];

const removedOf = (formats: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.keys(formats).flatMap((name) => (KEPT_FORMATS.includes(name) ? [] : [[name, null]])));

/** Removes formats from the selection or the current line (B6.8); Quill's own function also removes pictures. */
export function removeFormats(quill: Quill) {
  const { index, length } = quill.getSelection(true);
  const [line, offset] = quill.getLine(index);
  const start = length > 0 ? index : index - offset;
  const end = length > 0 ? index + length : start + (line?.length() ?? 1) - 1;
  const change = new Delta().retain(start);
  for (const op of quill.getContents(start, end - start).ops) change.retain(Op.length(op), removedOf(op.attributes));
  const [last, lastOffset] = quill.getLine(end);
  const isSelected = lastOffset > 0 || length === 0;
  if (last && isSelected) change.retain(last.length() - 1 - lastOffset).retain(1, removedOf(last.formats()));
  quill.updateContents(change, "user");
}
