import type { Quill } from "react-quill";
import type { TextRange } from "./text-range";

/** A whole link, across runs of different formats. */
export interface FoundLink extends TextRange {
  url: string;
  /** Undefined when the link contains an image. */
  text?: string | undefined;
}

/** The link at the cursor or in the selection; the range is extended to cover both. */
export function linkAt(quill: Quill, { index, length }: TextRange): FoundLink | undefined {
  const isTypedOn = Boolean(quill.getFormat(index)["link"]);
  const to = index + length;
  const link = linksOf(quill).find(({ index: start, length: size }) => {
    const end = start + size;
    if (length > 0) return start < to && index < end;
    // At the end of a link the cursor may be inside or after it.
    return start <= index && (index < end || (index === end && isTypedOn));
  });
  if (!link || (link.index <= index && to <= link.index + link.length)) return link;
  const from = Math.min(index, link.index);
  return { url: link.url, index: from, length: Math.max(to, link.index + link.length) - from };
}

function linksOf(quill: Quill): FoundLink[] {
  const links: FoundLink[] = [];
  let index = 0;
  for (const { insert, attributes } of quill.getContents().ops) {
    const text = typeof insert === "string" ? insert : undefined;
    const length = text?.length ?? 1;
    const url: unknown = attributes?.["link"];
    if (typeof url === "string") {
      const last = links.at(-1);
      if (last?.url === url && last.index + last.length === index) {
        last.length += length;
        last.text = last.text !== undefined && text !== undefined ? last.text + text : undefined;
      } else links.push({ index, length, url, text });
    }
    index += length;
  }
  return links;
}

/** Links the selection, or replaces it with linked text that keeps its bold, italic and underline. */
export function insertLink(quill: Quill, { index, length }: TextRange, url: string, text: string) {
  if (length > 0 && (!text || text === quill.getText(index, length).trim()))
    return void quill.formatText(index, length, "link", url, "user");
  const words = text || url;
  const { bold, italic, underline } = quill.getFormat(index, length);
  quill.deleteText(index, length, "user");
  quill.insertText(index, words, { bold, italic, underline, link: url }, "user");
  quill.setSelection(index + words.length, 0);
  quill.format("link", false, "user");
}

/** Removes a link and keeps its text. */
export function removeLink(quill: Quill, { index, length }: TextRange) {
  quill.formatText(index, length, "link", false, "user");
}
