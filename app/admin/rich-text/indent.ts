import type { Quill } from "react-quill";
import type { TextRange } from "./text-range";

/** How deep a line stands in a list; one outside of lists stands above them all. */
const depthAt = (quill: Quill, index: number) => {
  const { list, indent = 0 } = index < 0 ? {} : quill.getFormat(index, 1);
  return list ? Number(indent) : -1;
};

/** Tab moves an item of a list one level beneath the item before it at most: HTML knows no more, and none for quotes. */
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
