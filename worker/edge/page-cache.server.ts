import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { unavailableIn } from "../../db/unavailable";
import { logError } from "../log";
import { PAGE_PARAMETERS, type Scope } from "../scope.server";
import { LatestVersion, readVersion, type Version } from "./content-version.server";
import { EDGE_AGE, edgeAge } from "./headers";

/** Bytes of pages that one isolate keeps; the least recently used leave first. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Milliseconds of a page's time to live, however long nobody writes: its form is stamped with the time. */
const TIME_TO_LIVE_MS = 600_000;

interface CachedPage {
  version: Version;
  hasViews: boolean;
  /** When it was rendered, in Unix time (ms). */
  since: number;
  body: ArrayBuffer;
  headers: Headers;
}

/** Rendered pages of this isolate by address, and the content version by which they are current or not. */
class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly latest = new LatestVersion();
  #size = 0;

  /** A page within its time to live, whatever its version. */
  get(key: string, now: Date): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || now.getTime() - page.since >= TIME_TO_LIVE_MS) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage) {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#size += page.body.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= CACHE_BYTES) return;
      this.#drop(oldest);
    }
  }

  /** Call it after a write of this isolate: the content version is then read again before a page is served. */
  invalidate(written: Date) {
    this.latest.forget(written);
  }

  #drop(key: string) {
    this.#size -= this.#pages.get(key)?.body.byteLength ?? 0;
    this.#pages.delete(key);
  }
}

/**
 * Keeps rendered pages in this isolate. Before one is given out again the database is asked for its content version:
 * one row instead of the page's queries and rendering. What a page shows follows from its address and that version
 * alone, so searches are kept too. Under load one answer serves the other requests of `TRUSTED_MS`, twice that at most,
 * unless this isolate writes in between: no page is older than that, whoever wrote. What may refuse a visitor stands
 * before it.
 */
export function pageCache(): MiddlewareHandler<AppEnv> {
  const cache = new PageCache();

  return async function pageCache(c, next) {
    const { scope } = c.var;
    if (!isRead(c.req.method)) {
      await next();
      return cache.invalidate(new Date());
    }
    if (c.req.method !== "GET" || c.env.PAGE_CACHE === "off") return next();
    const key = addressOf(scope);
    const known = cache.get(key, scope.now);
    if (known) {
      const version = cache.latest.trusted(scope.now) ?? (await askVersion(scope, cache.latest));
      if (version && isCurrent(known, version)) return givenAgain(known, scope.now);
    }
    await next();
    const { version, hasViews = false } = scope.shown;
    if (c.res.status !== 200 || !version) return;
    cache.latest.heard(version, scope.now);
    const body = await c.res.arrayBuffer();
    c.res = new Response(body, c.res);
    cache.set(key, { version, hasViews, since: scope.now.getTime(), body, headers: new Headers(c.res.headers) });
  };
}

/** The kept answer; how long the edge may keep it depends on when it is given, since the day ends promotions. */
function givenAgain({ body, headers }: CachedPage, now: Date): Response {
  const response = new Response(body, { headers });
  if (headers.has(EDGE_AGE)) response.headers.set(EDGE_AGE, edgeAge(now));
  return response;
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

/**
 * The address as far as a page reads it: made-up parameters neither fill the cache nor get past it. With its origin,
 * on whose protocol the content security policy depends.
 */
function addressOf({ url, parameter }: Scope): string {
  return JSON.stringify([url.origin, url.pathname, ...PAGE_PARAMETERS.map(parameter)]);
}

/** The version now, in one round trip; undefined where the database does not answer, which the page need not try again. */
async function askVersion(scope: Scope, latest: LatestVersion): Promise<Version | undefined> {
  const { db, now, requestId } = scope;
  try {
    const version = await readVersion(db, now);
    if (version) latest.heard(version, now);
    return version;
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, requestId);
    scope.databaseIsDown = true;
    return undefined;
  }
}

function isCurrent({ version, hasViews }: CachedPage, now: Version): boolean {
  return version.content === now.content && (!hasViews || version.views === now.views);
}
