interface Recorded {
  body: string;
  headers: [string, string][];
  statements: { sql: string; params: unknown[] }[];
}

const pages = new Map<string, Recorded & { bytes: ArrayBuffer }>();

/** Answers with recorded bytes and headers; under `/anew` once D1 has answered the statements that the page needed. */
export default {
  async fetch(request, { DB }) {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/anew(?=\/)/, "") + search;
    if (request.method === "POST") {
      const recorded = await request.json<Recorded>();
      pages.set(path, { ...recorded, bytes: await new Response(recorded.body).arrayBuffer() });
      return new Response(null, { status: 204 });
    }
    const page = pages.get(path);
    if (!page) return new Response("Nothing was recorded.", { status: 404 });
    if (pathname.startsWith("/anew/")) {
      const session = DB.withSession("first-unconstrained");
      await session.batch(page.statements.map(({ sql, params }) => session.prepare(sql).bind(...params)));
    }
    return new Response(page.bytes, { headers: page.headers });
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
