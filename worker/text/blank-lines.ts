import { type ChildNode, Element, isTag, isText, Text } from "domhandler";
import { isBlank, isInline } from "./nodes";

const BLANK_LINE = /\n[^\S\n]*\n/;

/**
 * Classic WordPress texts have paragraphs without tags: blank lines separate them, and line breaks stay. Other HTML,
 * whose line breaks are layout, has no words beside its blocks and stays as it is.
 */
export function blankLineParagraphs(nodes: ChildNode[]): ChildNode[] {
  const isLoose = (node: ChildNode) => isInline(node) && !isBlank(node);
  if (!nodes.some((node) => isText(node) && BLANK_LINE.test(node.data)) || !nodes.some(isLoose)) return nodes;
  const result: ChildNode[] = [];
  let words: ChildNode[] = [];
  const close = () => {
    const lines = linesOf(trimmed(words));
    if (lines.length > 0) result.push(new Element("p", {}, lines));
    words = [];
  };
  for (const node of nodes)
    if (isText(node))
      node.data.split(/\n\s*\n/).forEach((part, at) => {
        if (at > 0) close();
        words.push(new Text(part));
      });
    else if (isInline(node)) words.push(node);
    else {
      close();
      result.push(node);
    }
  close();
  return result;
}

const isBreak = (node: ChildNode | undefined) => node !== undefined && isTag(node) && node.name === "br";

/** Without blanks at either end. */
function trimmed(words: ChildNode[]): ChildNode[] {
  const start = words.findIndex((word) => !isBlank(word));
  if (start < 0) return [];
  const kept = words.slice(start, words.findLastIndex((word) => !isBlank(word)) + 1);
  const [first, last] = [kept[0], kept.at(-1)];
  if (first && isText(first)) first.data = first.data.trimStart();
  if (last && isText(last)) last.data = last.data.trimEnd();
  return kept;
}

/** Line breaks as elements; one beside such an element is the same. */
function linesOf(words: ChildNode[]): ChildNode[] {
  return words.flatMap((word, at): ChildNode | ChildNode[] => {
    if (isTag(word)) word.children = linesOf(word.children);
    if (!isText(word)) return word;
    const before = isBreak(words[at - 1]) ? word.data.replace(/^\s*\n/, "") : word.data;
    const text = isBreak(words[at + 1]) ? before.replace(/\n\s*$/, "") : before;
    return text.split(/\r?\n/).flatMap((line, n) => [...(n > 0 ? [new Element("br", {})] : []), new Text(line)]);
  });
}
