import { Hono } from "hono";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useLoaderData } from "react-router";

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

interface Page extends Recorded {
  bytes: ArrayBuffer;
  element: ReactNode;
}
const pages = new Map<string, Page>();
const PARTS = /^\/(anew|frameworks)(?=\/)/;

function pageAt(address: string): Page | undefined {
  const { pathname, search } = new URL(address);
  return pages.get(pathname.replace(PARTS, "") + search);
}

async function ask(database: D1Database, { statements }: Page) {
  const session = database.withSession("first-unconstrained");
  await session.batch(statements.map(({ sql, params }) => session.prepare(sql).bind(...params)));
}

const router = createStaticHandler([
  {
    path: "*",
    async loader({ request, context }) {
      const page = pageAt(request.url);
      if (page) await ask(context as unknown as D1Database, page);
      return page;
    },
    Component: () => useLoaderData<Page>().element,
  },
]);

/**
 * Answers with recorded bytes and headers; under `/anew` after D1 has answered the statements that the page needed.
 * Under `/frameworks` Hono, React Router and React also run, and React renders the page's elements.
 */
const app = new Hono<{ Bindings: { DB: D1Database } }>()
  .post("*", async (c) => {
    const recorded = await c.req.json<Recorded>();
    const bytes = await new Response(recorded.body).arrayBuffer();
    const { pathname, search } = new URL(c.req.url);
    pages.set(pathname + search, { ...recorded, bytes, element: elementOf(recorded.root) });
    return c.body(null, 204);
  })
  .get("/frameworks/*", async (c) => {
    const found = await router.query(c.req.raw, { requestContext: c.env.DB });
    if (found instanceof Response) return found;
    const context = { router: createStaticRouter(router.dataRoutes, found), context: found, hydrate: false };
    const html = renderToString(createElement(StaticRouterProvider, context));
    return new Response(`<!doctype html>${html}`, { headers: pageAt(c.req.url)?.headers ?? [] });
  });

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (request.method === "POST" || pathname.startsWith("/frameworks/")) return app.fetch(request, env, context);
    const page = pageAt(request.url);
    if (!page) return new Response("Nothing was recorded.", { status: 404 });
    if (PARTS.test(pathname)) await ask(env.DB, page);
    return new Response(page.bytes, { headers: page.headers });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
