/** A code block, a tag, or the text between tags. */
const PART = /<pre>[\s\S]*?<\/pre>|<[^>]+>|[^<]+/g;
const BOUNDARY = /^<(?:\/?(?:p|h[1-3]|li|blockquote|ul|ol|table|t[rdh])\b|br\b|pre>)/;
const LINE_BEGIN = /^<(?:p|h[1-3]|li|blockquote|t[dh]|br)\b/;
const UNBREAKABLE = "\u00a0";
const TAB = "    ";

/**
 * Sanitised HTML in which a reader sees every space that was typed: of a run, and at the ends of a line, browsers and
 * Quill keep only those that break no line. White space with a line break in it is layout of the markup, and stays.
 */
export function preserveSpaces(html: string): string {
  const parts = html.match(PART) ?? [];
  /** The last tag that began or ended a line, as long as no text has followed it. */
  let boundary = "<ul>";
  return parts
    .map((part, at) => {
      if (part.startsWith("<")) {
        if (BOUNDARY.test(part)) boundary = part;
        else if (part.startsWith("<img")) boundary = "";
        return part;
      }
      const before = boundary;
      const isBetweenLines = before !== "" && !LINE_BEGIN.test(before) && part.trim() === "";
      if (isBetweenLines) return part;
      boundary = "";
      return part.replace(/\s+/g, (run, from: number) => {
        if (run.includes("\n")) return run;
        const spaces = run.replaceAll("\t", TAB).length;
        const isFirst = before !== "" && from === 0;
        const isLast = from + run.length === part.length && isCollapsedBefore(parts, at + 1);
        const last = isLast || (isFirst && spaces === 1) ? UNBREAKABLE : " ";
        return UNBREAKABLE.repeat(spaces - 1) + last;
      });
    })
    .join("");
}

/** Whether a space would be lost before these parts: at the end of its line, or before another space. */
function isCollapsedBefore(parts: string[], from: number): boolean {
  for (let at = from; at < parts.length; at++) {
    const part = parts[at] ?? "";
    if (!part.startsWith("<")) return /^\s/.test(part);
    if (BOUNDARY.test(part)) return true;
    if (part.startsWith("<img")) return false;
  }
  return true;
}
