import { createContext } from "react-router";
import { type Db, openDb } from "../db/client";
import { type Env, siteOf } from "./env";
import type { Administrator } from "./session/session.server";
import { announceDue } from "./publishing/announcements.server";
import type { Site } from "./site/brand";
import type { Version } from "./site/version.server";
import { logError } from "./http/errors";
import { purgeOf, type PurgingContext } from "./http/purge";

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
  /** Records and lists a page shows. A page that names any may be kept by the edge until one of them changes. */
  shows: (...tags: string[]) => void;
  tags: ReadonlySet<string>;
  /** Takes the answer out of the edge again: a search result. */
  hide: () => void;
  /** Version of the content that the page was made of; set by whoever read it, together with the content. */
  version?: Version;
  /** Set by a page that shows how often it was viewed, which then is part of its version. */
  showsViews?: boolean;
  /** Set when the database has just failed to answer, so that the same request does not wait for it twice. */
  databaseIsDown?: boolean;
  /** Empties the edge of every page that shows one of the tags, after the answer; a refusal is only logged. */
  purge: (...tags: string[]) => void;
  /** Tells search services, after the answer, what was made public; a failure is tried again by the cron. */
  announce: () => void;
}

export const scopeKey = createContext<Scope>();

/** `requestId` is Cloudflare's ray id where there is one, so that logs of both sides meet. */
export function openScope(env: Env, context: PurgingContext, request: Request, now: Date): Scope {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  const url = new URL(request.url);
  const tags = new Set<string>();
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
    tags,
    hide: () => tags.clear(),
    shows: (...shown) => shown.forEach((tag) => tags.add(tag)),
    purge: purgeOf(context, requestId),
    announce: () =>
      context.waitUntil(
        announceDue(db, env, site, now, "atOnce").catch((error: unknown) => logError(error, requestId)),
      ),
  };
}
