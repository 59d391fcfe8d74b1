import type { Range } from "quill";
import type { Quill } from "react-quill";
import { linkUrl } from "../../../worker/text/url";

type Formats = Record<string, string | number | boolean | undefined>;

interface OpenList {
  list: Element;
  indent: number;
}

/** HTML of a part of the text, for the clipboard; a part of one line is written without its block. */
export function copiedHtml(quill: Quill, { index, length }: Range): string {
  const doc = document.implementation.createHTMLDocument("");
  const blocks = new Blocks(doc);
  let words: Node[] = [];
  for (const { insert = "", attributes } of quill.getContents(index, length).ops) {
    const formats = (attributes ?? {}) as Formats;
    if (typeof insert !== "string") {
      if ("figure" in insert) blocks.add(figureOf(doc, String(insert["figure"]), formats));
      else words.push(inlineOf(imageOf(doc, String(insert["image"]), formats), formats));
      continue;
    }
    insert.split("\n").forEach((text, at) => {
      if (at > 0) {
        blocks.addLine(words, formats);
        words = [];
      }
      if (text) words.push(inlineOf(doc.createTextNode(text), formats));
    });
  }
  if (doc.body.hasChildNodes() && words.length > 0)
    blocks.addLine(words, quill.getLine(index + length)[0]?.formats() ?? {});
  else doc.body.replaceChildren(...doc.body.childNodes, ...words);
  return doc.body.innerHTML;
}

const INLINE: [format: string, tag: string][] = [
  ["code", "code"],
  ["strike", "s"],
  ["underline", "u"],
  ["italic", "em"],
  ["bold", "strong"],
];

function inlineOf(node: Node, formats: Formats): Node {
  const doc = node.ownerDocument as Document;
  const inside = (tag: string, child: Node) => {
    const wrapper = doc.createElement(tag);
    wrapper.appendChild(child);
    return wrapper;
  };
  let inline: Node = node;
  if (formats["script"]) inline = inside(formats["script"] === "super" ? "sup" : "sub", inline);
  for (const [format, tag] of INLINE) if (formats[format]) inline = inside(tag, inline);
  const address = linkUrl(String(formats["link"] ?? ""));
  if (!formats["link"] || !address) return inline;
  const link = inside("a", inline);
  link.setAttribute("href", address);
  return link;
}

function imageOf(doc: Document, src: string, formats: Formats): HTMLImageElement {
  const image = doc.createElement("img");
  // The address of this site is resolved, for other programs.
  image.setAttribute("src", new URL(src, location.href).href);
  for (const name of ["alt", "width", "height"]) if (formats[name]) image.setAttribute(name, String(formats[name]));
  if (formats["share"]) image.className = `w-${String(formats["share"])}`;
  return image;
}

function figureOf(doc: Document, src: string, { caption, share, ...formats }: Formats): Element {
  const figure = doc.createElement("figure");
  if (share) figure.className = `w-${String(share)}`;
  const words = doc.createElement("figcaption");
  words.textContent = String(caption ?? "");
  figure.replaceChildren(inlineOf(imageOf(doc, src, formats), { link: formats["link"] }), words);
  return figure;
}

/** Adds lines to the body of a document, and joins those of lists, tables and code. */
class Blocks {
  private lists: OpenList[] = [];
  private row: unknown;

  constructor(private readonly doc: Document) {}

  add(block: Element) {
    this.lists = [];
    this.doc.body.appendChild(block);
  }

  addLine(words: Node[], formats: Formats) {
    if (formats["list"]) return this.addItem(words, formats);
    if (formats["table"]) return this.addCell(words, formats);
    const last = this.doc.body.lastElementChild;
    if (formats["code-block"] && last?.localName === "pre" && this.lists.length === 0)
      return last.replaceChildren(...last.childNodes, "\n", ...words);
    const name = formats["header"] ? `h${String(formats["header"])}` : formats["blockquote"] ? "blockquote" : "p";
    this.add(this.filled(formats["code-block"] ? "pre" : name, words, formats));
  }

  private addItem(words: Node[], formats: Formats) {
    const indent = Number(formats["indent"] ?? 0);
    while ((this.lists.at(-1)?.indent ?? -1) > indent) this.lists.pop();
    const open = this.lists.at(-1);
    if (formats["list"] === "continued" && open)
      return void open.list.lastElementChild?.appendChild(this.filled("p", words, formats));
    const kind = formats["list"] === "ordered" ? "ol" : "ul";
    if (open?.indent === indent && (open.list.localName !== kind || formats["start"])) this.lists.pop();
    if (this.lists.at(-1)?.indent !== indent) {
      const list = this.doc.createElement(kind);
      if (formats["start"]) list.setAttribute("start", String(formats["start"]));
      (this.lists.at(-1)?.list.lastElementChild ?? this.doc.body).appendChild(list);
      this.lists.push({ list, indent });
    }
    this.lists.at(-1)?.list.appendChild(this.filled("li", words, formats));
  }

  private addCell(words: Node[], formats: Formats) {
    const last = this.doc.body.lastElementChild;
    const isOpen = last?.localName === "table" && this.lists.length === 0;
    const table = isOpen ? last : this.doc.createElement("table");
    if (!isOpen) this.add(table);
    if (!isOpen || this.row !== formats["table"]) table.appendChild(this.doc.createElement("tr"));
    this.row = formats["table"];
    table.lastElementChild?.appendChild(this.filled(formats["th"] ? "th" : "td", words, formats));
  }

  private filled(name: string, words: Node[], formats: Formats): Element {
    const block = this.doc.createElement(name);
    if (typeof formats["align"] === "string") block.style.textAlign = formats["align"];
    block.replaceChildren(...(words.length > 0 || name === "pre" ? words : [this.doc.createElement("br")]));
    return block;
  }
}
