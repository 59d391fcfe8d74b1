import { existsSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const FILES = "build/client";
/** What the edge keeps for itself: on some pages a third of what they weigh. */
const REMOVED = ["cache-tag", "cloudflare-cdn-cache-control"];

/**
 * Stands before the site in place of the edge: it removes the headers that are meant for the edge, answers with
 * Brotli where the browser knows it, and notes every request that would be billed, all but those for files of the build.
 * Port 0 is any free one.
 */
export async function startCountingProxy(port: number, target: string) {
  let billed: string[] = [];
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? "/", target).pathname;
    if (path === "/" || !existsSync(FILES + path)) billed.push(`${asked.method} ${asked.url}`);
    const isBrotli = asked.headers["accept-encoding"]?.includes("br");
    const headers = { ...asked.headers, ...(isBrotli && { "accept-encoding": "br" }) };
    const sent = request(target + asked.url, { method: asked.method, headers }, (got) => {
      for (const name of REMOVED) delete got.headers[name];
      got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
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
