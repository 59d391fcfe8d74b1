import { createServer, request } from "node:http";
import { MEDIA_PATH } from "../../worker/pictures/variants";

/** Serves the site's pictures as the bucket's own domain does, and notes which. */
export async function startBucket(port: number, site: () => string) {
  let served: string[] = [];
  const server = createServer((asked, answer) => {
    served.push(`${asked.method} ${asked.url}`);
    const sent = request(site() + MEDIA_PATH + asked.url, (got) => {
      const { "content-type": type, "cache-control": cache } = got.headers;
      const headers = { "Content-Type": type, "Cache-Control": cache, "Timing-Allow-Origin": "*" };
      got.pipe(answer.writeHead(got.statusCode ?? 502, headers));
    });
    sent.on("error", () => answer.destroy());
    sent.end();
  });
  await new Promise<void>((listening) => server.listen(port, "localhost", listening));
  return {
    url: `http://localhost:${port}`,
    /** The requests since the last call. */
    served() {
      const since = served;
      served = [];
      return since;
    },
    stop: () => server.close(),
  };
}
