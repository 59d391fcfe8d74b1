import { Delta, Parchment } from "quill";
import { Quill } from "react-quill";
import type { TextRange } from "./text-range";

/** Kind of a line that is a further paragraph of the list item before it. */
const CONTINUED = "continued";

/** Formats of which a line has one at most. */
const KINDS = ["list", "header", "blockquote", "code-block", "table"];
const isPlain = (attributes: Record<string, unknown>) => KINDS.every((kind) => !attributes[kind]);

const endsLine = ({ ops }: Delta) => {
  const last = ops.at(-1)?.insert;
  return typeof last === "string" && last.endsWith("\n");
};

/** Calls `formatsOf` for each line of `delta` that ends, and gives its end the formats that it returns. */
function withLines(delta: Delta, formatsOf: (formats: Record<string, unknown>) => Record<string, unknown>): Delta {
  return delta.reduce((changed, { insert = "", attributes = {} }) => {
    if (typeof insert !== "string") return changed.insert(insert, attributes);
    insert.split("\n").forEach((words, at) => {
      if (at > 0) changed.insert("\n", formatsOf(attributes));
      changed.insert(words, attributes);
    });
    return changed;
  }, new Delta());
}

/** Matcher for `li`: its second and further paragraphs continue the item. */
export function continueItem(_node: Node, delta: Delta): Delta {
  let isFirst = true;
  return withLines(delta, (formats) => {
    if (formats["list"]) return formats;
    const isFurther = !isFirst;
    isFirst = false;
    return isFurther && isPlain(formats) ? { ...formats, list: CONTINUED } : formats;
  });
}

/** Matcher for `ol`: its first item gets the number that the list begins with. */
export function startList(node: Node, delta: Delta): Delta {
  const start = node instanceof Element ? node.getAttribute("start") : null;
  if (!start || !/^-?\d{1,6}$/.test(start) || start === "1") return delta;
  let isFirst = true;
  return withLines(delta, (formats) => {
    const isBeginning = isFirst && formats["list"] === "ordered";
    isFirst = false;
    return isBeginning ? { ...formats, start } : formats;
  });
}

interface JoinedLines {
  inserted: Delta;
  /** Formats of the line that then follows; undefined if it keeps its own. */
  following?: Record<string, unknown>;
}

/** The lines that a paste at `range` inserts: the first joins the list item, heading or quote there, which stays one. */
export function joinLines(quill: Quill, { index, length }: TextRange, pasted: Delta): JoinedLines {
  const [line, offset] = quill.getLine(index);
  const [end, endOffset] = quill.getLine(index + length);
  const formats: Record<string, unknown> = line?.formats() ?? {};
  const { list, indent } = formats;
  const isJoined = list ? true : offset > 0 && Boolean(formats["header"] ?? formats["blockquote"]);
  const hasLines = pasted.ops.some(({ insert }) => typeof insert === "string" && insert.includes("\n"));
  if (!line || line !== end || !isJoined || !hasLines) return { inserted: pasted };
  const further = list ? { list: CONTINUED, ...(indent ? { indent } : {}) } : {};
  let isFirst = true;
  const inserted = withLines(pasted, (own) => {
    const kept = isPlain(own) ? { ...own, ...(isFirst ? formats : further) } : own;
    isFirst = false;
    return kept;
  });
  const hasRest = line.length() - 1 > endOffset;
  if (endsLine(inserted) || (!list && hasRest)) return { inserted };
  const none = Object.fromEntries(Object.keys(formats).map((name) => [name, false]));
  return { inserted, following: { ...none, ...further } };
}

/** The number that a list begins with, at its first item. */
class Start extends Parchment.Attributor {
  override add(node: HTMLElement, value: unknown): boolean {
    node.style.setProperty("--start", String(value));
    return super.add(node, value);
  }

  override remove(node: HTMLElement) {
    node.style.removeProperty("--start");
    super.remove(node);
  }
}

/** Enter leaves the number at the first item. */
export const SPLIT_START = {
  key: "Enter",
  format: ["start"],
  handler(this: { quill: Quill }, range: TextRange, context: { format: Record<string, unknown> }) {
    const { start, ...format } = context.format;
    this.quill.keyboard.handleEnter(range, { ...context, format } as never);
    this.quill.formatLine(range.index, 1, "start", start, "user");
    this.quill.formatLine(range.index + 1, 1, "start", false, "user");
    return false;
  },
};

Quill.register({ "formats/start": new Start("start", "data-list-start", { scope: Parchment.Scope.BLOCK }) });
