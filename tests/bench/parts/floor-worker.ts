import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Text, or an element with its attributes and children. */
export type Node = string | { tag: string; attributes: Record<string, string>; children: Node[] };

export interface Recorded {
  body: string;
  /** The body's elements. */
  root: Node;
  headers: [string, string][];
  statements: { sql: string; params: unknown[] }[];
}

const RAW = new Set(["script", "style"]);

function elementOf(node: Node): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  if (RAW.has(tag)) {
    const __html = children.filter((child) => typeof child === "string").join("");
    return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html } });
  }
  return createElement(tag, attributes, ...children.map(elementOf));
}

const pages = new Map<string, Recorded & { bytes: ArrayBuffer; element: ReactNode }>();

/**
 * Answers with recorded bytes and headers; under `/anew` once D1 has answered the statements that the page needed, under
 * `/react` after React has rendered the page's elements, too.
 */
export default {
  async fetch(request, { DB }) {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/(anew|react)(?=\/)/, "") + search;
    if (request.method === "POST") {
      const recorded = await request.json<Recorded>();
      const bytes = await new Response(recorded.body).arrayBuffer();
      pages.set(path, { ...recorded, bytes, element: elementOf(recorded.root) });
      return new Response(null, { status: 204 });
    }
    const page = pages.get(path);
    if (!page) return new Response("Nothing was recorded.", { status: 404 });
    if (/^\/(anew|react)\//.test(pathname)) {
      const session = DB.withSession("first-unconstrained");
      await session.batch(page.statements.map(({ sql, params }) => session.prepare(sql).bind(...params)));
    }
    const isRendered = pathname.startsWith("/react/");
    return new Response(isRendered ? `<!doctype html>${renderToString(page.element)}` : page.bytes, {
      headers: page.headers,
    });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
