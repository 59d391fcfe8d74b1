import { render } from "dom-serializer";
import type { ChildNode } from "domhandler";
import { parseDocument } from "htmlparser2";

/** The nodes of sanitised HTML, with entities as they are written there. */
export const parseHtml = (clean: string): ChildNode[] => parseDocument(clean, { decodeEntities: false }).children;

/** The HTML of such nodes, written as sanitize-html writes it. */
export const renderHtml = (nodes: ChildNode[]): string =>
  render(nodes, { encodeEntities: false, emptyAttrs: true, selfClosingTags: true });
