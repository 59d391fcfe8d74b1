import { existsSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const FILES = "build/client";

/**
 * Stands before the site and notes every request that would be billed: all but those for files of the build. Port 0 is
 * any free one.
 */
export async function startCountingProxy(port: number, target: string) {
  let billed: string[] = [];
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? "/", target).pathname;
    if (path === "/" || !existsSync(FILES + path)) billed.push(`${asked.method} ${asked.url}`);
    const sent = request(
      target + asked.url,
      { method: asked.method, headers: asked.headers },
      (got) => void got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)),
    );
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
