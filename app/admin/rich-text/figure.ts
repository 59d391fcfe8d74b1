import { BlockEmbed } from "quill/blots/block.js";
import Image from "quill/formats/image.js";
import { Quill } from "react-quill";
import { pictureAddress } from "./picture-address";

/** Class of a narrower picture; full width has none. */
export type Share = "half" | "small";
const SHARES: Share[] = ["half", "small"];

const shareOf = ({ classList }: Element) => SHARES.find((share) => classList.contains(`w-${share}`));

function setShare({ classList }: Element, value: unknown) {
  for (const share of SHARES) classList.toggle(`w-${share}`, share === value);
}

/** A picture in a line, with its share of the width. */
class Picture extends Image {
  static override formats(node: Element) {
    const share = shareOf(node);
    return { ...super.formats(node), ...(share && { share }) };
  }

  override format(name: string, value: string) {
    if (name === "share") setShare(this.domNode, value);
    else super.format(name, value);
  }
}

const IMAGE_ATTRIBUTES = ["alt", "width", "height"];

/** A picture with a caption, which is a line of its own; its value is the address. */
class Figure extends BlockEmbed {
  static override blotName = "figure";
  static override tagName = "FIGURE";

  static override create(url: string) {
    const node = super.create() as HTMLElement;
    node.contentEditable = "false";
    const image = document.createElement("img");
    image.src = Image.sanitize(url);
    node.appendChild(image);
    node.appendChild(document.createElement("figcaption"));
    return node;
  }

  static override value = (node: Element) => node.querySelector("img")?.getAttribute("src") ?? "";

  static override formats(node: Element) {
    const image = node.querySelector("img");
    const formats: Record<string, string | null | undefined> = {
      ...(image && Image.formats(image)),
      caption: node.querySelector("figcaption")?.textContent,
      link: node.querySelector("a")?.getAttribute("href"),
      share: shareOf(node),
    };
    return Object.fromEntries(Object.entries(formats).filter(([, value]) => value));
  }

  override format(name: string, value: unknown) {
    const image = this.domNode.querySelector("img");
    const text = typeof value === "string" ? value : "";
    if (IMAGE_ATTRIBUTES.includes(name)) image?.setAttribute(name, text);
    else if (name === "caption") this.domNode.querySelector("figcaption")?.replaceChildren(text);
    else if (name === "share") setShare(this.domNode, value);
    else if (name === "link" && image) setLink(this.domNode, image, text);
    else super.format(name, value);
  }
}

function setLink(figure: HTMLElement, image: HTMLImageElement, href: string) {
  figure.querySelector("a")?.replaceWith(image);
  if (!href) return;
  const link = document.createElement("a");
  link.href = href;
  image.replaceWith(link);
  link.appendChild(image);
}

/**
 * Reduces figures of loaded or pasted HTML to one picture with a caption, outside lists and tables; unwraps other
 * figures.
 */
export function normalizeFigures(doc: Document) {
  for (const figure of doc.querySelectorAll("figure")) {
    const [image, ...others] = figure.querySelectorAll("img");
    const caption = figure.querySelector("figcaption");
    const words = textOf(caption);
    const url = pictureAddress(image?.getAttribute("src") ?? "");
    const isKnown = others.length === 0 && words !== "" && textOf(figure) === words && !figure.closest("table, li");
    if (image && url && isKnown) {
      const link = image.closest("a");
      link?.replaceChildren(image);
      image.setAttribute("src", url);
      if (caption) caption.textContent = words;
      figure.replaceChildren(link ?? image, ...(caption ? [caption] : []));
    } else figure.replaceWith(contentOf(figure));
  }
  for (const caption of doc.querySelectorAll(":not(figure) > figcaption")) caption.replaceWith(contentOf(caption, "p"));
}

const textOf = (node: Element | null | undefined) => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";

function contentOf(element: Element, tag = "div"): Element {
  const content = element.ownerDocument.createElement(tag);
  content.replaceChildren(...element.childNodes);
  return content;
}

Quill.register({ "formats/image": Picture, "formats/figure": Figure }, true);
