import { type ChildNode, isTag, isText } from "domhandler";
import { parseHtml, renderHtml } from "../text/nodes";
import { htmlMark } from "../text/mark";
import { plainText, firstCharacters } from "../text/visible-text";
import { sanitize } from "../text/sanitize";
import { SHORT_DESCRIPTION_LENGTH } from "./constants";

/** Puts the short description before the full text as its leading paragraph, and reads it back from there (B10.3). */
export function composeDescription(short: string | null, full: string) {
  const description = sanitize((short ? `<p>${escapeText(short)}</p>` : "") + full);
  const { leading = [] } = splitLeadingParagraph(description);
  return {
    description,
    html_mark: htmlMark(description),
    short_description: plainText(renderHtml(leading)) || leadingCharacters(description),
  };
}

/** The reverse of `composeDescription`: HTML without its leading paragraph, else without its first 150 characters. */
export function fullDescription({ description }: { description: string | null }): string {
  const html = description ?? "";
  const { leading, rest } = splitLeadingParagraph(html);
  return renderHtml(leading ? rest : withoutLeadingText(leadingCharacters(html), rest)).trim();
}

const leadingCharacters = (clean: string) => firstCharacters(plainText(clean), SHORT_DESCRIPTION_LENGTH);

function splitLeadingParagraph(clean: string): { leading?: ChildNode[]; rest: ChildNode[] } {
  const nodes = parseHtml(clean.trimStart());
  const [first, ...rest] = nodes;
  return first && isTag(first) && first.name === "p" ? { leading: first.children, rest } : { rest: nodes };
}

function withoutLeadingText(text: string, nodes: ChildNode[]): ChildNode[] {
  let left = text.replace(/\s/g, "").length;
  let isCut = false;
  const cut = (unit: string) => {
    const isSpace = unit.trim() === "";
    isCut ||= left === 0 && !isSpace;
    if (isCut) return unit;
    if (!isSpace) left--;
    return "";
  };
  const rest = (all: ChildNode[]): ChildNode[] =>
    all.filter((node) => {
      if (isCut) return true;
      if (isText(node)) {
        node.data = node.data.replace(/&#?\w+;|[^]/g, cut);
        return node.data !== "";
      }
      if (!isTag(node)) return true;
      const isRest = left === 0;
      node.children = rest(node.children);
      return isRest || node.children.length > 0 || node.name === "img";
    });
  return rest(nodes);
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
