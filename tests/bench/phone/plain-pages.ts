import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const STYLE_OR_SCRIPT = /<style.*?<\/style>|<script.*?<\/script>|<link[^>]*>/gs;
/** The address of a page with a heading and one line. */
export const HEADING = "/baslik";
const HEADING_PAGE =
  '<!doctype html><html lang="tr"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  "<title>Bonus Rehberi</title><h1>Bonus Rehberi</h1><p>Casino bonuslarını koşullarıyla karşılaştırın.</p>";

/**
 * Serves the pages of `target` without styles and scripts, kept and compressed with Brotli, and `HEADING`: what the
 * same content takes a browser without our code.
 */
export async function startPlainPages(target: string) {
  const kept = new Map<string, { status: number; headers: Record<string, string>; body: Uint8Array }>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    void (async () => {
      const page = kept.get(path) ?? (await plain(target, path, asked.headers.accept ?? ""));
      kept.set(path, page);
      answer.writeHead(page.status, page.headers).end(page.body);
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

async function plain(target: string, path: string, accept: string) {
  const page = path === HEADING ? new Response(HEADING_PAGE) : await fetch(target + path, { headers: { accept } });
  const type = path === HEADING ? "text/html; charset=utf-8" : (page.headers.get("Content-Type") ?? "");
  if (!type.startsWith("text/html"))
    return { status: page.status, headers: { "Content-Type": type }, body: new Uint8Array(await page.arrayBuffer()) };
  const body = brotliCompressSync((await page.text()).replace(STYLE_OR_SCRIPT, ""));
  return { status: page.status, headers: { "Content-Type": type, "Content-Encoding": "br" }, body };
}
