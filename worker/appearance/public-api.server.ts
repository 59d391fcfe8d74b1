import type { Context } from "hono";
import type { AppEnv } from "../app-env";
import { CONTENT } from "../edge/tags";
import type { IconFile } from "../site-addresses";
import { readSite } from "./site.server";

const SIZES = { "/apple-touch-icon.png": 180, "/favicon.ico": 32, "/favicon.svg": 192 } as const satisfies Record<
  IconFile,
  number
>;

/** The owner's icon, at the addresses where browsers look for one; else the built-in file. */
export async function iconFile(c: Context<AppEnv>): Promise<Response> {
  const { scope } = c.var;
  scope.cacheInfo.tags.push(CONTENT);
  const { look } = await readSite(scope);
  const address = look?.icon?.[SIZES[c.req.path as IconFile]];
  const stored = address ? await c.env.MEDIA.get(address.slice("/media/".length)) : null;
  if (stored) return new Response(stored.body, { headers: { "Content-Type": "image/png" } });
  const file = await c.env.ASSETS?.fetch(new URL(c.req.path, scope.url));
  return file ? new Response(file.body, file) : c.notFound();
}
