import { createContext } from "react-router";
import { type Db, openDb } from "../db/client";
import type { CacheInfo } from "./edge/cache-info";
import { type Env, siteOf } from "./env";
import type { Administrator } from "./session/authentication.server";
import { announceDue } from "./announcements/delivery.server";
import type { Site } from "./env";
import { logError } from "./log";

/** All that a page may read of its address besides the path. */
export const PAGE_PARAMETERS = ["diger", "id", "kategori", "q", "sayfa"] as const;
export type PageParameter = (typeof PAGE_PARAMETERS)[number];

/** What one request works with; made once at the front door, handed to the API and to the pages. */
export interface Scope {
  env: Env;
  db: Db;
  site: Site;
  /** The request's address, parsed once. */
  url: URL;
  parameter: (name: PageParameter) => string | null;
  /** Whether the site is reached over HTTPS. */
  isSecure: boolean;
  now: Date;
  requestId: string;
  /** Who is signed in; set by the guard in front of everything under `/admin` and `/api/admin`. */
  administrator?: Administrator;
  /** What the answer shows, for the caches. */
  cacheInfo: CacheInfo;
  /** Adds to what the answer shows; see `edge/tags.ts`. */
  addCacheTags: (...tags: string[]) => void;
  /** Set when the database has just failed to answer, so that the same request does not wait for it twice. */
  databaseIsDown?: boolean;
  /** Tells search services, after the answer, what was made public; a failure is tried again by the cron. */
  announce: () => void;
}

export const scopeKey = createContext<Scope>();

/** `requestId` is Cloudflare's ray id where there is one, so that logs of both sides meet. */
export function openScope(env: Env, context: Pick<ExecutionContext, "waitUntil">, request: Request, now: Date): Scope {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  const url = new URL(request.url);
  const shown: CacheInfo = { tags: new Set() };
  const [db, site] = [openDb(env), siteOf(env)];
  return {
    env,
    db,
    site,
    url,
    parameter: (name) => url.searchParams.get(name),
    isSecure: url.protocol === "https:",
    now,
    requestId,
    cacheInfo: shown,
    addCacheTags: (...tags) => tags.forEach((tag) => shown.tags.add(tag)),
    announce: () =>
      context.waitUntil(
        announceDue(db, env, site, now, "afterResponse").catch((error: unknown) => logError(error, requestId)),
      ),
  };
}
