import { type ChildNode, isTag, isText, type Text } from "domhandler";
import { parseHtml, renderHtml } from "./nodes";

const LINES = new Set(["p", "h1", "h2", "h3", "li", "blockquote", "td", "th", "figcaption"]);
const GROUPS = new Set(["ul", "ol", "table", "tr", "figure"]);
const UNBREAKABLE = "\u00a0";
const TAB = "    ";

type Part = Text | "picture" | "line begins" | "line has ended";

/** Turns spaces that would collapse into no-break spaces, except in runs with a line break. */
export function preserveSpaces(html: string): string {
  const nodes = parseHtml(html);
  const parts: Part[] = [];
  collect(nodes, parts);
  let before: Part = "line has ended";
  for (const [at, part] of parts.entries()) {
    if (typeof part !== "string") {
      if (before === "line has ended" && part.data.trim() === "") continue;
      const isLineStart = before === "line begins" || before === "line has ended";
      part.data = spaced(part.data, { isLineStart, isCollapsedAtEnd: isCollapsedBefore(parts[at + 1]) });
    }
    before = part;
  }
  return renderHtml(nodes);
}

function collect(nodes: ChildNode[], parts: Part[]): void {
  for (const node of nodes) {
    if (isText(node)) parts.push(node);
    if (!isTag(node)) continue;
    const { name, children } = node;
    if (name === "img") parts.push("picture");
    if (name === "pre" || GROUPS.has(name)) parts.push("line has ended");
    if (name === "br" || LINES.has(name)) parts.push("line begins");
    if (name !== "pre") collect(children, parts);
    if (LINES.has(name) || GROUPS.has(name)) parts.push("line has ended");
  }
}

const isCollapsedBefore = (next: Part | undefined) =>
  typeof next === "object" ? /^\s/.test(next.data) : next !== "picture";

interface Surroundings {
  isLineStart: boolean;
  isCollapsedAtEnd: boolean;
}

function spaced(text: string, { isLineStart, isCollapsedAtEnd }: Surroundings): string {
  return text.replace(/\s+/g, (run, from: number) => {
    if (run.includes("\n")) return run;
    const spaces = run.replaceAll("\t", TAB).length;
    const isFirst = isLineStart && from === 0;
    const isLast = isCollapsedAtEnd && from + run.length === text.length;
    const last = isLast || (isFirst && spaces === 1) ? UNBREAKABLE : " ";
    return UNBREAKABLE.repeat(spaces - 1) + last;
  });
}
