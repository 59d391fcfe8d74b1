import { type ChildNode, Element, isTag, isText } from "domhandler";
import { paragraphs } from "./flow";
import { parseHtml, renderHtml } from "./nodes";

/** Turns flat lists and code lines of Quill into plain HTML; takes the output of sanitize-html. */
export const convertQuillMarkup = (html: string): string => renderHtml(plain(parseHtml(html)));

function plain(nodes: ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return node;
    node.children = plain(node.children);
    const children = node.children.filter(isTag);
    if ((node.name === "ol" || node.name === "ul") && children.some(isFlatItem))
      return listsOf(node.children.flatMap(itemOf), node.name);
    if (hasClass(node, "ql-code-block-container") && children.length > 0 && children.every(isCodeLine))
      return new Element("pre", {}, parseHtml(codeOf(children)));
    return node;
  });
}

const isCodeLine = (element: Element) => hasClass(element, "ql-code-block");
const classesOf = ({ attribs }: Element) => attribs["class"]?.split(" ") ?? [];
const hasClass = (element: Element, name: string) => classesOf(element).includes(name);

/** Browsers drop the first line break in `<pre>` and the last. */
function codeOf(lines: Element[]): string {
  const code = lines.map(({ children }) => renderHtml(children).replace(/^<br \/>$/, "")).join("\n");
  return code.replace(/^(?=\n|$)/, "\n").replace(/\n$/, "$&\n");
}

/** Quill 1 has plain lists, whose nested items have a class. */
const isFlatItem = (item: Element) =>
  item.name === "li" && ("data-list" in item.attribs || /\bql-indent-\d\b/.test(item.attribs["class"] ?? ""));

const itemOf = (node: ChildNode): Element[] => {
  if (isTag(node)) return [node.name === "li" ? node : new Element("li", {}, [node])];
  return isText(node) && node.data.trim() ? [new Element("li", {}, [node])] : [];
};

interface OpenList {
  kind: string;
  indent: number;
  items: Element[];
}

const NEXT_PARAGRAPH = "continued";

/** An item that skips a level becomes a child of the item before it. */
function listsOf(items: Element[], kindOfList: "ol" | "ul"): Element[] {
  const lists: Element[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    const { "data-list": type, "data-list-start": start, class: classes } = item.attribs;
    const kind = type ? (type === "ordered" ? "ol" : "ul") : kindOfList;
    const indent = Number(/\bql-indent-(\d)\b/.exec(classes ?? "")?.[1] ?? 0);
    while ((open.at(-2)?.indent ?? -1) >= indent) open.pop();
    const last = open.at(-1);
    if (last) last.indent = Math.min(last.indent, indent);
    const align = classesOf(item).find((name) => name.startsWith("ql-align-"));
    const attributes = align ? { class: align } : {};
    if (type === NEXT_PARAGRAPH) {
      const holder = last?.items.at(-1);
      const paragraph = new Element("p", attributes, item.children);
      if (holder) holder.children = [...paragraphs(holder.children), paragraph];
      else lists.push(paragraph);
      continue;
    }
    if (last?.indent === indent && (last.kind !== kind || start)) open.pop();
    if (open.at(-1)?.indent !== indent) {
      const list: OpenList = { kind, indent, items: [] };
      const siblings = open.at(-1)?.items.at(-1)?.children ?? lists;
      siblings.push(new Element(kind, start && kind === "ol" ? { start } : {}, list.items));
      open.push(list);
    }
    open.at(-1)?.items.push(new Element("li", attributes, item.children));
  }
  return lists;
}
