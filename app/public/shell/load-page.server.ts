import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { data, redirect } from "react-router";
import type { Db } from "../../../db/client";
import { Unavailable, unavailableIn } from "../../../db/unavailable";
import { HOME_POSTS } from "../../../worker/blog/rules";
import { publishedPosts } from "../../../worker/blog/public.server";
import { dayInIstanbul } from "../../../worker/turkish/calendar";
import { tags } from "../../../worker/edge/tags";
import { logError } from "../../../worker/log";
import { RETRY_AFTER_SECONDS } from "../../../worker/http/errors";
import { plainPage } from "../../../worker/http/plain-page";
import type { Scope } from "../../../worker/scope.server";
import { seoForPath, seoRows } from "../../../worker/site/public.server";
import { toContentVersion, selectVersion } from "../../../worker/edge/content-version.server";
import type { Shell } from "./shell";
import type { Problem } from "./problem";

type Query = BatchItem<"sqlite">;

/**
 * Reads a page in one round trip: its own queries and what every page shows (SEO texts, latest posts).
 * `failure` is the sentence for the visitor when the database does not answer, which is a 503. Where only `texts`
 * cannot be read, that is logged and the page goes without them, kept by nobody.
 */
export async function loadPage<const Q extends readonly [Query, ...Query[]], const T extends readonly Query[] = []>(
  scope: Scope,
  failure: string,
  queries: (db: Db, today: string) => Q,
  texts?: (db: Db) => T,
): Promise<{ shell: Shell; rows: BatchResponse<Q>; texts: Partial<BatchResponse<T>> }> {
  const { db, site, now } = scope;
  const path = decodeURIComponent(scope.url.pathname);
  const today = dayInIstanbul(now);
  const main = queries(db, today);
  const read = (more: readonly Query[]) =>
    db.batch([selectVersion(db), seoRows(db, path), publishedPosts(db, HOME_POSTS), ...main, ...more]);
  let isWhole = true;
  const [[version], seo, posts, ...rows] = await reading(scope, failure, async () => {
    if (!texts) return read([]);
    try {
      return await read(texts(db));
    } catch (error) {
      if (unavailableIn(error)?.isTimeout !== false) throw error;
      logError(error, scope.requestId);
      isWhole = false;
      return read([]);
    }
  });
  if (isWhole) {
    scope.cacheInfo.version = toContentVersion(version, now);
    scope.addCacheTags(
      tags.newPosts,
      ...posts.map(({ id }) => tags.postName(id)),
      ...seo.map(({ page_path }) => tags.seo(page_path)),
    );
  }
  return {
    shell: { site, path, today, seo: seoForPath(seo, path, site.name), posts },
    rows: rows.slice(0, main.length) as unknown as BatchResponse<Q>,
    texts: rows.slice(main.length) as unknown as Partial<BatchResponse<T>>,
  };
}

const SILENT = "Şu anda yanıt alamıyoruz";

/** Runs a read of a page; a database that does not answer becomes the page's error state with status 503. */
export async function reading<T>(scope: Scope, failure: string, read: () => Promise<T>): Promise<T> {
  return readOr(scope, read, () => {
    const problem: Problem = { heading: SILENT, sentence: failure, retry: true };
    return data(problem, { status: 503 });
  });
}

/** As `reading`, for a route without a page to show its error state. */
export async function readingFile<T>(scope: Scope, failure: string, read: () => Promise<T>): Promise<T> {
  return readOr(scope, read, () => plainPage(503, SILENT, failure, { "Retry-After": RETRY_AFTER_SECONDS }));
}

/** Throws what `answer` makes where the database does not answer. */
async function readOr<T>(scope: Scope, read: () => Promise<T>, answer: () => unknown): Promise<T> {
  try {
    if (scope.databaseIsDown) throw new Unavailable("did not answer a moment ago", true);
    return await read();
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, scope.requestId);
    throw await answer();
  }
}

/** Ends a loader with the way to another address, which takes along the query without a record's `id`. Throws always. */
export function leadTo({ url }: Scope, address: string, status: 301 | 302 = 302): never {
  const query = new URLSearchParams(url.search);
  query.delete("id");
  throw redirect(query.size > 0 ? `${address}?${query}` : address, status);
}

/** Ends a loader with a page that says what is missing or wrong. Throws always. */
export function refusePage(status: 400 | 404 | 410 | 500, problem: Problem): never {
  throw data(problem, { status });
}
