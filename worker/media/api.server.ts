import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { plainPage } from "../http/plain-page";
import { MEDIA_FOLDERS } from "./rules";

const KEY = new RegExp(`^(${MEDIA_FOLDERS.join("|")})/[\\w-]+\\.(png|jpg|gif|webp)$`);
const missing = () => plainPage(404, "Görsel bulunamadı", "Aradığınız görsel burada değil.");

/** `GET /media/<folder>/<file>`: an image from R2, whole, by range or 304; a key is never reused, so it never changes. */
export const media = new Hono<AppEnv>().get("/*", async (c) => {
  const key = c.req.path.slice("/media/".length);
  if (!KEY.test(key)) return missing();
  const object = await c.env.MEDIA.get(key, { onlyIf: c.req.raw.headers, range: c.req.raw.headers });
  if (!object) return missing();
  const headers = new Headers({ "Cache-Control": "public, max-age=31536000, immutable", "Accept-Ranges": "bytes" });
  object.writeHttpMetadata(headers);
  headers.set("ETag", object.httpEtag);
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  const range = c.req.header("Range") && object.range && "offset" in object.range ? object.range : undefined;
  if (!range) return new Response(object.body, { headers });
  const { offset = 0, length = object.size - offset } = range;
  headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${object.size}`);
  return new Response(object.body, { status: 206, headers });
});
