import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import type { Env } from "../env";
import { unavailableIn } from "../../db/unavailable";
import { isSafe } from "../http/methods";
import { logError } from "../log";
import type { Scope } from "../scope.server";
import { VersionCache, readContentVersion, type ContentVersion } from "./content-version.server";
import { EDGE_CACHE_CONTROL, edgeCacheControl, publicHeaders } from "./headers";

const CACHE_BYTES_MAX = 16 * 1024 * 1024;
/** Limited even without writes, because the comment form contains the time of rendering. */
const TIME_TO_LIVE_MS = 600_000;

interface CachedPage {
  version: ContentVersion;
  renderedAtMs: number;
  body: ArrayBuffer;
  headers: Headers;
}

class LruPageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly versions = new VersionCache();
  #size = 0;

  get(key: string, now: Date): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || now.getTime() - page.renderedAtMs >= TIME_TO_LIVE_MS) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage) {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#size += page.body.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= CACHE_BYTES_MAX) return;
      this.#drop(oldest);
    }
  }

  invalidate(writtenAt: Date) {
    this.versions.invalidate(writtenAt);
  }

  #drop(key: string) {
    this.#size -= this.#pages.get(key)?.body.byteLength ?? 0;
    this.#pages.delete(key);
  }
}

/** Caches pages in this isolate by URL and content version. Whatever can refuse a visitor has to run before it. */
export function pageCache(): MiddlewareHandler<AppEnv> {
  const cache = new LruPageCache();

  return async function pageCache(c, next) {
    const { scope } = c.var;
    if (!isSafe(c.req.method)) {
      await next();
      return cache.invalidate(new Date());
    }
    if (c.req.method === "OPTIONS") return next();
    const isOff = c.env.PAGE_CACHE === "off";
    // With its origin, because the CSP depends on the protocol.
    const key = scope.url.href;
    const cached = isOff ? undefined : cache.get(key, scope.now);
    const known = isOff ? undefined : c.req.header("If-None-Match");
    if (cached || known) {
      const version = cache.versions.getOrClaimRefresh(scope.now) ?? (await refreshVersion(scope, cache.versions));
      if (version && cached?.version === version) return cachedResponse(cached, scope.now);
      const etag = version && etagOf(c.env, version);
      if (etag && known?.includes(etag.slice(2)))
        return new Response(null, { status: 304, headers: { ...publicHeaders(scope.now), ETag: etag } });
      scope.cacheInfo.current = version;
    }
    await next();
    const { version, isPartial } = scope.cacheInfo;
    if (c.res.status !== 200 || !version || isPartial) return;
    cache.versions.set(version, scope.now);
    c.res.headers.set("ETag", etagOf(c.env, version));
    if (isOff) return;
    const body = await c.res.arrayBuffer();
    c.res = new Response(body, c.res);
    cache.set(key, { version, renderedAtMs: scope.now.getTime(), body, headers: new Headers(c.res.headers) });
  };
}

/** Set by the build; part of the ETag, because a new build changes pages. */
declare const BUILD: string | undefined;
const build = typeof BUILD === "undefined" ? "" : BUILD;

/** Weak, because the form contains the render time: two renderings are never byte-identical. */
const etagOf = ({ TURNSTILE_SECRET }: Env, version: ContentVersion) =>
  `W/"${[build, TURNSTILE_SECRET ? "t" : "", version].join(".")}"`;

function cachedResponse({ body, headers }: CachedPage, now: Date): Response {
  const response = new Response(body, { headers });
  if (headers.has(EDGE_CACHE_CONTROL)) response.headers.set(EDGE_CACHE_CONTROL, edgeCacheControl(now));
  return response;
}

async function refreshVersion(scope: Scope, versions: VersionCache): Promise<ContentVersion | undefined> {
  const { db, now, requestId } = scope;
  try {
    const version = await readContentVersion(db, now);
    if (version) versions.set(version, now);
    return version;
  } catch (error) {
    const failure = unavailableIn(error);
    if (!failure) throw error;
    logError(error, requestId);
    scope.cacheInfo.databaseIsDown = failure.isTimeout;
    return undefined;
  }
}
