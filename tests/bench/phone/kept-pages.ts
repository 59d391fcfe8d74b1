import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { contentHeaders } from "../../support/content-headers";
import { REMOVED } from "../counting-proxy";

const STYLE_OR_SCRIPT = /<style.*?<\/style>|<script.*?<\/script>|<link[^>]*>/gs;
/** The address of a page with a heading and one line, where pages are plain. */
export const HEADING = "/baslik";
const HEADING_PAGE =
  '<!doctype html><html lang="tr"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  "<title>Bonus Rehberi</title><h1>Bonus Rehberi</h1><p>Casino bonuslarını koşullarıyla karşılaştırın.</p>";

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/**
 * Answers from memory with what `target` answered first, text compressed with Brotli. So the Worker
 * does not compete with the browser for the processor. `isPlain` leaves out styles and scripts: what the same content
 * with the same headers takes a browser without our code. Nothing is posted to `target`.
 */
export async function startKeptPages(target: string, isPlain: boolean) {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((asked, answer) => {
    if (asked.method !== "GET") return void answer.writeHead(204).end();
    const [path = "/", accept = ""] = [asked.url, asked.headers.accept];
    const key = `${path} ${accept}`;
    const page = kept.get(key) ?? read(target, path, accept, isPlain);
    kept.set(key, page);
    page.then(
      ({ status, headers, body }) => answer.writeHead(status, headers).end(body),
      () => {
        kept.delete(key);
        answer.destroy();
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

async function read(target: string, path: string, accept: string, isPlain: boolean): Promise<Kept> {
  const isHeading = isPlain && path === HEADING;
  const page = await fetch(target + (isHeading ? "/" : path), { headers: { accept } });
  if (page.status >= 500) throw new Error(`${path} was answered with ${page.status}`);
  const headers = contentHeaders(page, REMOVED);
  if (!/^text\/|json|javascript|svg/.test(page.headers.get("Content-Type") ?? ""))
    return { status: page.status, headers, body: await page.bytes() };
  const text = await page.text();
  const sent = isHeading ? HEADING_PAGE : isPlain ? text.replace(STYLE_OR_SCRIPT, "") : text;
  return { status: page.status, headers: { ...headers, "Content-Encoding": "br" }, body: brotliCompressSync(sent) };
}
