import { render } from "dom-serializer";
import type { ChildNode } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Entities stay as they are written. */
export const parseHtml = (clean: string): ChildNode[] => parseDocument(clean, { decodeEntities: false }).children;

export const renderHtml = (nodes: ChildNode[]): string =>
  render(nodes, { encodeEntities: false, emptyAttrs: true, selfClosingTags: true });
