import {
  isBlock,
  isEmoji,
  isRepetition,
  isShownAsBlock,
  isStruck,
  showsLineBreaks,
  keptName,
} from "../../../worker/text/elements";

/** Changes elements of loaded or pasted HTML as `worker/text/sanitize.ts` does (B6.6), before Quill reads them. */
export function normalizeElements(doc: Document) {
  for (const element of doc.body.querySelectorAll("*")) {
    if (isRepetition(element.localName, element.getAttribute("aria-hidden"))) {
      element.remove();
      continue;
    }
    const style = element.getAttribute("style") ?? "";
    if (element instanceof HTMLImageElement) {
      const { alt, className } = element;
      if (isEmoji(alt, className, element.getAttribute("src") ?? "")) element.replaceWith(alt);
      continue;
    }
    if (showsLineBreaks(style)) breakLines(element);
    if (isStruck(style)) {
      const struck = doc.createElement("s");
      struck.replaceChildren(...element.childNodes);
      element.replaceChildren(struck);
    }
    const name = element.localName === "caption" ? "caption" : keptName(element.localName, style);
    if (name !== element.localName) rename(element, name);
    else if (isShownAsBlock(style) && !isBlock(name)) wrap(element, doc.createElement("div"));
  }
}

function wrap(element: Element, wrapper: Element) {
  element.replaceWith(wrapper);
  wrapper.appendChild(element);
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes)
    if (["class", "style", "align", "start"].includes(attribute)) renamed.setAttribute(attribute, value);
  renamed.replaceChildren(...element.childNodes);
  element.replaceWith(renamed);
}

/** Whether something of the same line of text stands before or after a node. */
function isBesideWords(node: Node, side: "previousSibling" | "nextSibling"): boolean {
  const { [side]: sibling, parentElement: parent } = node;
  if (sibling) return !(sibling instanceof Element && isBlock(sibling.localName));
  return parent !== null && !isBlock(parent.localName) && isBesideWords(parent, side);
}

/** Turns line breaks that are shown into elements, without the one that browsers drop at the end of a block. */
function breakLines(element: Element) {
  if (element.closest("pre")) return;
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const isFollowed = isBesideWords(text, "nextSibling");
    const isLayout = text.data.trim() === "" && !(isFollowed && isBesideWords(text, "previousSibling"));
    if (isLayout || !text.data.includes("\n")) continue;
    const lines = (isFollowed ? text.data : text.data.replace(/\n$/, "")).split("\n");
    text.replaceWith(
      ...lines.flatMap((line, at) => (at > 0 ? [text.ownerDocument.createElement("br"), line] : [line])),
    );
  }
}
