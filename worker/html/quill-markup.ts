import { type ChildNode, Element, isTag } from "domhandler";
import { parseHtml, renderHtml } from "./nodes";

/** Turns flat lists and code lines of Quill into plain HTML; takes the output of sanitize-html. */
export const convertQuillMarkup = (html: string): string => renderHtml(plain(parseHtml(html)));

function plain(nodes: ChildNode[]): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return node;
    node.children = plain(node.children);
    const children = node.children.filter(isTag);
    const items = children.filter(({ attribs }) => "data-list" in attribs);
    if (node.name === "ol" && items.length > 0) return listsOf(items);
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

interface OpenList {
  kind: string;
  indent: number;
  items: Element[];
}

/** An item that skips a level becomes a child of the item before it. */
function listsOf(items: Element[]): Element[] {
  const lists: Element[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    const kind = item.attribs["data-list"] === "ordered" ? "ol" : "ul";
    const indent = Number(/\bql-indent-(\d)\b/.exec(item.attribs["class"] ?? "")?.[1] ?? 0);
    while ((open.at(-2)?.indent ?? -1) >= indent) open.pop();
    const last = open.at(-1);
    if (last) last.indent = Math.min(last.indent, indent);
    if (last?.indent === indent && last.kind !== kind) open.pop();
    if (open.at(-1)?.indent !== indent) {
      const list: OpenList = { kind, indent, items: [] };
      const siblings = open.at(-1)?.items.at(-1)?.children ?? lists;
      siblings.push(new Element(kind, {}, list.items));
      open.push(list);
    }
    const align = classesOf(item).find((name) => name.startsWith("ql-align-"));
    open.at(-1)?.items.push(new Element("li", align ? { class: align } : {}, item.children));
  }
  return lists;
}
