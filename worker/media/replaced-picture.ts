import { type Element, isTag } from "domhandler";
import type { ChildNode } from "domhandler";
import { parseHtml, renderHtml } from "../text/nodes";

export interface ReplacementPicture {
  url: string;
  width: number;
  height: number;
}

/** Replaces the picture at `url` by `next` in sanitised HTML; each keeps its displayed width. */
export function replacePicture(html: string, url: string, next: ReplacementPicture): string {
  if (!html.includes(url)) return html;
  const nodes = parseHtml(html.replaceAll(url, next.url));
  for (const image of imagesIn(nodes)) if (image.attribs["src"]?.includes(next.url)) fitHeight(image, next);
  return renderHtml(nodes);
}

const imagesIn = (nodes: ChildNode[]): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? [...(node.name === "img" ? [node] : []), ...imagesIn(node.children)] : []));

function fitHeight({ attribs }: Element, { width, height }: ReplacementPicture) {
  const shown = Number(attribs["width"]);
  if (shown > 0 && attribs["height"]) attribs["height"] = `${Math.max(1, Math.round((shown * height) / width))}`;
}
