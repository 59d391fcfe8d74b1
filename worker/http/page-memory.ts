import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { readVersion, type Version } from "../site/version.server";
import { PAGE_PARAMETERS, type Scope } from "../scope.server";
import { EDGE_AGE, EDGE_SECONDS, edgeAge } from "./cache";
import { readOrRefuse } from "./deadline";
import { Refusal } from "./errors";
import { LatestVersion } from "./latest-version";

/** Bytes of pages one isolate remembers; the longest unused leave first. */
const MEMORY_BYTES = 16 * 1024 * 1024;

interface RememberedPage {
  version: Version;
  showsViews: boolean;
  /** When it was rendered, in Unix time (ms). */
  since: number;
  body: ArrayBuffer;
  /** Everything the other middleware adds, so that a remembered page passes none of it. */
  headers: Headers;
}

/**
 * Remembers rendered pages in this isolate, by address. Before one is given out again the database is asked for its
 * content version: one row instead of the page's queries and rendering. What a page shows follows from its address and
 * that version alone, so searches are remembered too. Under load one answer serves the other requests of
 * `TRUSTED_MS`, twice that at most, unless this isolate writes in between: no page is older than that, whoever wrote.
 * Rests while `GEO_BLOCK` is set.
 */
export function rememberPages(): MiddlewareHandler<AppEnv> {
  const pages = new PageMemory();
  const latest = new LatestVersion();

  return async function rememberPages(c, next) {
    const { scope } = c.var;
    if (!isRead(c.req.method)) {
      await next();
      return latest.forget(new Date());
    }
    if (c.req.method !== "GET" || c.env.GEO_BLOCK) return next();
    const key = addressOf(scope);
    const known = pages.get(key);
    if (known && scope.now.getTime() - known.since < EDGE_SECONDS * 1_000) {
      const version = latest.trusted(scope.now) ?? (await askVersion(scope, latest));
      if (version && isCurrent(known, version)) return givenAgain(known, scope.now);
    }
    await next();
    if (c.res.status !== 200 || !scope.version) return;
    latest.heard(scope.version, scope.now);
    const body = await c.res.arrayBuffer();
    c.res = new Response(body, c.res);
    pages.set(key, {
      version: scope.version,
      showsViews: scope.showsViews ?? false,
      since: scope.now.getTime(),
      body,
      headers: new Headers(c.res.headers),
    });
  };
}

/** The remembered answer; how long the edge may keep it depends on when it is given, since the day ends promotions. */
function givenAgain({ body, headers }: RememberedPage, now: Date): Response {
  const response = new Response(body, { headers });
  if (headers.has(EDGE_AGE)) response.headers.set(EDGE_AGE, edgeAge(now));
  return response;
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

/**
 * The address as far as a page reads it: made-up parameters neither fill the memory nor get past it. With its origin,
 * on whose protocol the content security policy and the way to HTTPS depend.
 */
function addressOf({ url, parameter }: Scope): string {
  return JSON.stringify([url.origin, url.pathname, ...PAGE_PARAMETERS.map(parameter)]);
}

/** The version now, in one round trip; undefined where the database does not answer, which the page need not try again. */
async function askVersion(scope: Scope, latest: LatestVersion): Promise<Version | undefined> {
  const { db, now, requestId } = scope;
  try {
    const version = await readOrRefuse(() => readVersion(db, now), "Veritabanı yanıt vermiyor", requestId);
    if (version) latest.heard(version, now);
    return version;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    scope.databaseIsDown = true;
  }
}

function isCurrent({ version, showsViews }: RememberedPage, now: Version): boolean {
  return version.content === now.content && (!showsViews || version.views === now.views);
}

/** Pages by address, the longest unused first, within `MEMORY_BYTES`. */
class PageMemory {
  readonly #pages = new Map<string, RememberedPage>();
  #size = 0;

  get(key: string): RememberedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: RememberedPage) {
    this.#drop(key);
    this.#pages.set(key, page);
    this.#size += page.body.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= MEMORY_BYTES) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string) {
    this.#size -= this.#pages.get(key)?.body.byteLength ?? 0;
    this.#pages.delete(key);
  }
}
