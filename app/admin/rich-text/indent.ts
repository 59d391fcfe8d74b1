import type { Quill } from "react-quill";
import type { TextRange } from "./text-range";

/** Nesting level of a list item, from 0; -1 outside of lists. */
const depthAt = (quill: Quill, index: number) => {
  const { list, indent = 0 } = index < 0 ? {} : quill.getFormat(index, 1);
  return list ? Number(indent) : -1;
};

/** Tab indents a list item at most one level below the previous item, as nested HTML lists require. */
export const INDENT = {
  key: "Tab",
  format: ["list"],
  handler(this: { quill: Quill }, { index }: TextRange, { collapsed, offset }: { collapsed: boolean; offset: number }) {
    if (collapsed && offset !== 0) return true;
    const start = index - offset;
    if (depthAt(this.quill, start) <= depthAt(this.quill, start - 1)) this.quill.format("indent", "+1", "user");
    return false;
  },
};
