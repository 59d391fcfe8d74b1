import { type ChildNode, Element, isTag, isText, Text } from "domhandler";
import { isBlock } from "./elements";
import { figureOf } from "./figures";
import { blankLineParagraphs } from "./blank-lines";
import { isBlank, isInline, parseHtml, renderHtml } from "./nodes";

const LINES = new Set(["p", "h1", "h2", "h3", "li", "td", "th", "blockquote", "figcaption"]);
const PARENTS_IN_TABLES: Partial<Record<string, string[]>> = {
  tr: ["table"],
  td: ["table", "tr"],
  th: ["table", "tr"],
};

/** Attributes for `normalizeFlow` in place of styles and classes. */
export const HINTS = { block: "data-block", struck: "data-struck", lines: "data-lines", text: "data-text" };

const replacedDivs = new WeakSet<Element>();

/** Replaces `div`, `span` and loose parts of tables in HTML with `HINTS`, so that blocks and lines stay apart. */
export const normalizeFlow = (html: string): string =>
  renderHtml(parted(readAll(blankLineParagraphs(parseHtml(html)), { isTop: true })));

interface Around {
  parent?: string;
  isTop?: boolean;
  isCode?: boolean;
  keepsLines?: boolean;
}

const readAll = (nodes: ChildNode[], around: Around) => nodes.flatMap((node) => read(node, around));

function read(node: ChildNode, around: Around): ChildNode[] {
  if (isText(node)) return around.keepsLines ? linesOf(node) : [node];
  if (!isTag(node)) return [];
  const { attribs } = node;
  if (HINTS.text in attribs) return [new Text(attribs["alt"] ?? "")];
  const figure = node.name === "figure" && around.isTop ? figureOf(node) : undefined;
  if (figure) return [figure];
  if (node.name === "table") return tableAfterOthers(node, around);
  const parents = PARENTS_IN_TABLES[node.name];
  const isLoose = node.name === "figure" || (parents && !parents.includes(around.parent ?? ""));
  if (isLoose || HINTS.block in attribs) node.name = isLoose || node.name === "span" ? "div" : node.name;
  const children = childrenOf(node, around);
  const isDiv = node.name === "div" || (node.name === "p" && !children.every(isInline));
  if (around.isCode && isDiv) return [...children, new Text("\n")];
  if (node.name === "span") return children;
  if (isDiv) return [new Element("div", {}, paragraphs(children, attribs["class"]))];
  node.children = withoutOnlyParagraph(node.name, parted(children));
  return HINTS.block in attribs && !isBlock(node.name) ? [new Element("div", {}, paragraphs([node]))] : [node];
}

function childrenOf({ name, attribs, children: nodes }: Element, { isTop = false, isCode, keepsLines }: Around) {
  const isNeutral = name === "div" || name === "span";
  const children = readAll(name === "tr" ? cellsOf(nodes) : nodes, {
    parent: name,
    isTop: isTop && isNeutral,
    isCode: isCode || name === "pre",
    keepsLines: (keepsLines || HINTS.lines in attribs) && name !== "pre",
  });
  return HINTS.struck in attribs ? [new Element("s", {}, parted(children))] : children;
}

function tableAfterOthers(table: Element, around: Around): ChildNode[] {
  const isRow = (node: ChildNode) => isBlank(node) || (isTag(node) && node.name in PARENTS_IN_TABLES);
  const others = table.children.filter((node) => !isRow(node));
  table.children = readAll(table.children.filter(isRow), { ...around, parent: "table", isTop: false, isCode: false });
  return others.length > 0
    ? [new Element("div", {}, paragraphs(readAll(others, { ...around, parent: "" }))), table]
    : [table];
}

const isCell = (node: ChildNode) => isTag(node) && (node.name === "td" || node.name === "th");
const cellsOf = (nodes: ChildNode[]) =>
  nodes.map((node) => (isBlank(node) || isCell(node) ? node : new Element("td", {}, [node])));

const parted = (nodes: ChildNode[]) =>
  nodes.some((node) => isTag(node) && node.name === "div") ? paragraphs(nodes) : nodes;

/** Turns words between blocks into paragraphs. */
export function paragraphs(nodes: ChildNode[], className?: string): ChildNode[] {
  const result: ChildNode[] = [];
  let words: ChildNode[] = [];
  const close = () => {
    if (!words.every(isBlank)) {
      const paragraph = new Element("p", className ? { class: className } : {}, trimmed(words));
      replacedDivs.add(paragraph);
      result.push(paragraph);
    } else result.push(...words);
    words = [];
  };
  for (const node of nodes) {
    if (isInline(node)) words.push(node);
    else {
      close();
      if (isTag(node) && node.name === "div") result.push(...node.children);
      else result.push(node);
    }
  }
  close();
  return result;
}

function trimmed(words: ChildNode[]): ChildNode[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first && isText(first)) first.data = first.data.trimStart();
  if (last && isText(last)) last.data = last.data.trimEnd();
  return words;
}

function withoutOnlyParagraph(name: string, nodes: ChildNode[]): ChildNode[] {
  const [only, ...others] = nodes.filter((node) => !isBlank(node));
  const isAlone = only && others.length === 0 && isTag(only) && replacedDivs.has(only) && !only.attribs["class"];
  return isAlone && LINES.has(name) ? only.children : nodes;
}

/** Whether something of the same line of text stands before or after a node. */
function isBesideWords(node: ChildNode, side: "prev" | "next"): boolean {
  const { [side]: sibling, parent } = node;
  if (sibling) return isInline(sibling) && !(isTag(sibling) && HINTS.block in sibling.attribs);
  const isInBlock = !parent || !isTag(parent) || isBlock(parent.name) || HINTS.block in parent.attribs;
  return !isInBlock && isBesideWords(parent, side);
}

/** Text with its line breaks as elements, without the one that browsers drop at the end of a block. */
function linesOf(text: Text): ChildNode[] {
  const isFollowed = isBesideWords(text, "next");
  if (isBlank(text) && !(isFollowed && isBesideWords(text, "prev"))) return [text];
  const lines = (isFollowed ? text.data : text.data.replace(/\n$/, "")).split("\n");
  return lines.flatMap((line, at) => [...(at > 0 ? [new Element("br", {})] : []), ...(line ? [new Text(line)] : [])]);
}
