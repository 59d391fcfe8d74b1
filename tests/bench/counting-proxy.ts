import { existsSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const FILES = "build/client";
/** What the edge keeps for itself: on some pages a third of what they weigh. */
const REMOVED = ["cache-tag", "cloudflare-cdn-cache-control"];

/**
 * Stands before the site in place of the edge: it removes the headers that are meant for the edge, answers with
 * Brotli where the browser knows it, caches immutable answers, and notes every request that would be billed, all but
 * those for files of the build. Port 0 is any free one.
 */
export async function startCountingProxy(port: number, target: string) {
  let billed: string[] = [];
  const kept = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>();
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? "/", target).pathname;
    if (path === "/" || !existsSync(FILES + path)) billed.push(`${asked.method} ${asked.url}`);
    const key = `${asked.method} ${asked.url} ${asked.headers.accept}`;
    const known = kept.get(key);
    if (known) return void answer.writeHead(200, known.headers).end(known.body);
    const isBrotli = asked.headers["accept-encoding"]?.includes("br");
    const headers = { ...asked.headers, ...(isBrotli && { "accept-encoding": "br" }) };
    const sent = request(target + asked.url, { method: asked.method, headers }, (got) => {
      for (const name of REMOVED) delete got.headers[name];
      got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
      if (got.statusCode === 200 && got.headers["cache-control"]?.includes("immutable"))
        void buffer(got).then((body) => kept.set(key, { headers: got.headers, body }));
    });
    sent.on("error", () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((listening) => server.listen(port, "localhost", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The requests since the last call. */
    billed() {
      const since = billed;
      billed = [];
      return since;
    },
    stop: () => server.close(),
  };
}
