import { render } from "dom-serializer";
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { isBlock } from "./elements";

/** Entities stay as they are written. */
export const parseHtml = (clean: string): ChildNode[] => parseDocument(clean, { decodeEntities: false }).children;

export const renderHtml = (nodes: ChildNode[]): string =>
  render(nodes, { encodeEntities: false, emptyAttrs: true, selfClosingTags: true });

export const isBlank = (node: ChildNode): boolean => isText(node) && node.data.trim() === "";

export const isInline = (node: ChildNode): boolean =>
  !isTag(node) || (!isBlock(node.name) && node.children.every(isInline));
