import { brotliCompressSync, constants } from "node:zlib";
import type { Site } from "./site";

/** Bytes of ten segments, which a server sends before the first one is acknowledged (RFC 6928). */
export const FIRST_FLIGHT = 10 * 1460;
const OF_THE_EDGE = /^(cache-tag|cloudflare-cdn-cache-control)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export const brotliSize = (text: string) => brotliCompressSync(text, { params }).length;

/** The paths of the site map. */
export async function listedPaths(site: Site): Promise<string[]> {
  const addresses = (await site.html("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(addresses, ([, address]) => new URL(address ?? "").pathname);
}

/** Bytes of the headers and, by brotli, of the body that a page sends. */
export async function flightOf(site: Site, path: string) {
  const answer = await site.server.get(path);
  const headers = [...answer.headers].filter(([name]) => !OF_THE_EDGE.test(name));
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return { headers: lines.length, body: brotliSize(await answer.text()) };
}
