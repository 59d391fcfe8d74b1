import { Hono } from "hono";
import { etag } from "hono/etag";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import { onlyMethods } from "../http/valid";
import { tags } from "../edge/tags";
import { MEDIA_FOLDERS } from "./rules";

const KEY = new RegExp(`^(${MEDIA_FOLDERS.join("|")})/[\\w-]+\\.(png|jpg|gif|webp)$`);
/** One range of bytes; of several, or of anything else, the whole image is a valid answer (RFC 9110 §14.2). */
const RANGE = /^bytes=(?:(\d{1,9})-(\d{0,9})|-(\d{1,9}))$/;
const missing = () => plainPage(404, "Görsel bulunamadı", "Aradığınız görsel burada değil.");

/** `GET /media/<folder>/<file>`: an image from R2, whole, by range or 304. It never changes, since no key is used twice, and leaves the edge when it is deleted for good. */
export const media = new Hono<AppEnv>()
  .get("/*", etag(), async (c) => {
    const key = c.req.path.slice("/media/".length);
    if (!KEY.test(key)) return missing();
    const range = c.req.header("If-Range") ? undefined : c.req.header("Range");
    if (!range) {
      const object = await c.env.MEDIA.get(key);
      return object ? new Response(object.body, { headers: headersOf(object) }) : missing();
    }
    const stored = await c.env.MEDIA.head(key);
    if (!stored) return missing();
    const headers = headersOf(stored);
    const part = partOf(range, stored.size);
    if (part && part.length <= 0)
      return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${stored.size}` } });
    const object = await c.env.MEDIA.get(key, part && { range: part });
    if (!object) return missing();
    if (!part) return new Response(object.body, { headers });
    headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${stored.size}`);
    return new Response(object.body, { status: 206, headers });
  })
  .all("/*", onlyMethods("GET", "HEAD"));

function headersOf(stored: R2Object): Headers {
  const headers = new Headers({
    "Cache-Control": "public, max-age=31536000, immutable",
    "Cache-Tag": tags.media(stored.key),
    "Accept-Ranges": "bytes",
  });
  stored.writeHttpMetadata(headers);
  headers.set("ETag", stored.httpEtag);
  return headers;
}

/** The bytes that a `Range` header asks of an object of this size; a length of 0 or less is not satisfiable. */
function partOf(range: string, size: number): { offset: number; length: number } | undefined {
  const [, first, last, suffix] = RANGE.exec(range) ?? [];
  if (suffix) return { offset: Math.max(0, size - Number(suffix)), length: Math.min(Number(suffix), size) };
  if (!first || (last && Number(last) < Number(first))) return undefined;
  const offset = Number(first);
  return { offset, length: Math.min(last ? Number(last) + 1 : size, size) - offset };
}
