import { type ChildNode, Element, isTag, isText, Text } from "domhandler";
import { parseHtml, renderHtml } from "./nodes";

export const PICTURE_WIDTHS = ["w-half", "w-small"];

const HAS_FIGURE = /<fig/;

/**
 * Reduces figures to what the editor supports: one picture with a caption, outside lists and tables. Unwraps other
 * figures. Takes the output of sanitize-html.
 */
export const normalizeFigures = (html: string): string =>
  HAS_FIGURE.test(html) ? renderHtml(normalized(parseHtml(html), figureOf)) : html;

const normalized = (nodes: ChildNode[], keep?: typeof figureOf): ChildNode[] =>
  nodes.flatMap((node) => {
    if (!isTag(node)) return node;
    if (node.name === "figure") return keep?.(node) ?? normalized(node.children, keep);
    node.children = normalized(node.children);
    if (node.name === "figcaption") return textOf([node]) ? new Element("p", {}, node.children) : [];
    return node;
  });

/** The figure with one picture and the words of its caption; undefined if it holds anything else. */
export function figureOf(figure: Element): Element | undefined {
  const [picture, ...others] = picturesIn(figure.children);
  const caption = figure.children.find((node) => isTag(node) && node.name === "figcaption");
  const words = textOf(caption ? [caption] : []);
  if (!picture || others.length > 0 || !words || textOf(figure.children) !== words) return undefined;
  const text = new Element("figcaption", {}, [new Text(words)]);
  return new Element("figure", figure.attribs, [picture, text]);
}

const picturesIn = (nodes: ChildNode[]): Element[] =>
  nodes.filter(isTag).flatMap((node) => {
    const inner = picturesIn(node.children);
    if (node.name === "a" && inner.length === 1) return new Element("a", node.attribs, inner);
    return node.name === "img" ? node : inner;
  });

const rawText = (nodes: ChildNode[]): string =>
  nodes.map((node) => (isText(node) ? node.data : isTag(node) ? rawText(node.children) : "")).join("");
const textOf = (nodes: ChildNode[]) => rawText(nodes).replace(/\s+/g, " ").trim();
