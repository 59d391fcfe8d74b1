import { Hono } from "hono";
import { etag } from "hono/etag";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import { allowMethods } from "../http/methods";
import { tags } from "../edge/tags";
import { MEDIA_FOLDERS } from "./rules";
import { MEDIA_CACHE_CONTROL, pictureOf, STAND_IN_CACHE_CONTROL, standInsOf } from "../text/variants";

const KEY = new RegExp(`^(${MEDIA_FOLDERS.join("|")})/[\\w-]+\\.(png|jpg|gif|webp)$`);
/** A single range; for any other the whole image is a valid answer (RFC 9110 §14.2). */
const RANGE = /^bytes=(?:(\d{1,9})-(\d{0,9})|-(\d{1,9}))$/;
const notFound = () => plainPage(404, "Görsel bulunamadı", "Aradığınız görsel burada değil.");

/**
 * `GET /media/<folder>/<file>`: immutable, since no key is used twice; purged when it is deleted for good. A variant that
 * is not there is answered with the next larger file, for a day.
 */
export const mediaFiles = new Hono<AppEnv>()
  .get("/*", etag(), async (c) => {
    const key = c.req.path.slice("/media/".length);
    if (!KEY.test(key)) return notFound();
    const range = c.req.header("If-Range") ? undefined : c.req.header("Range");
    for (const of of standInsOf(key)) {
      const answer = await (range ? rangeResponse(c.env.MEDIA, of, range) : fullResponse(c.env.MEDIA, of));
      if (answer && of !== key) answer.headers.set("Cache-Control", STAND_IN_CACHE_CONTROL);
      if (answer) return answer;
    }
    return notFound();
  })
  .all("/*", allowMethods("GET", "HEAD"));

async function fullResponse(bucket: R2Bucket, key: string): Promise<Response | undefined> {
  const object = await bucket.get(key);
  return object ? new Response(object.body, { headers: headersOf(object, object.size) }) : undefined;
}

async function rangeResponse(bucket: R2Bucket, key: string, range: string): Promise<Response | undefined> {
  const stored = await bucket.head(key);
  if (!stored) return undefined;
  const part = parseRange(range, stored.size);
  if (!part) return fullResponse(bucket, key);
  if (part.length <= 0)
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${stored.size}` } });
  const object = await bucket.get(key, { range: part });
  if (!object) return undefined;
  const headers = headersOf(stored, part.length);
  headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${stored.size}`);
  return new Response(object.body, { status: 206, headers });
}

function headersOf(stored: R2Object, length: number): Headers {
  const headers = new Headers({
    "Content-Length": `${length}`,
    "Cache-Control": MEDIA_CACHE_CONTROL,
    "Cache-Tag": tags.media(pictureOf(stored.key)),
    "Accept-Ranges": "bytes",
  });
  stored.writeHttpMetadata(headers);
  headers.set("ETag", stored.httpEtag);
  return headers;
}

/** A length of 0 or less is not satisfiable; undefined for a header to ignore. */
function parseRange(range: string, size: number): { offset: number; length: number } | undefined {
  const [, first, last, suffix] = RANGE.exec(range) ?? [];
  if (suffix) return { offset: Math.max(0, size - Number(suffix)), length: Math.min(Number(suffix), size) };
  if (!first || (last && Number(last) < Number(first))) return undefined;
  const offset = Number(first);
  return { offset, length: Math.min(last ? Number(last) + 1 : size, size) - offset };
}
