import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { data, redirect } from "react-router";
import type { Db } from "../../../db/client";
import { Unavailable, unavailableIn } from "../../../db/unavailable";
import { HOME_POSTS } from "../../../worker/blog/rules";
import { publishedPosts } from "../../../worker/blog/public.server";
import { footerPages } from "../../../worker/pages/public.server";
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
 * Runs a page's queries and those of the layout in one round trip. Throws a 503 with the message `failure` when the
 * database fails. When only `texts` fail, or what `queries` read `withTexts`, the page is rendered without them and not
 * cached.
 */
export async function loadPage<const Q extends readonly [Query, ...Query[]], const T extends readonly Query[] = []>(
  scope: Scope,
  failure: string,
  queries: (db: Db, today: string, withTexts: boolean) => Q,
  texts?: (db: Db, today: string) => T,
): Promise<{ shell: Shell; rows: BatchResponse<Q>; texts: Partial<BatchResponse<T>> }> {
  const { db, site, now } = scope;
  const path = decodeURIComponent(scope.url.pathname);
  const today = dayInIstanbul(now);
  let isWhole = true;
  let main = queries(db, today, isWhole);
  const read = (more: readonly Query[]) =>
    db.batch([selectVersion(db), seoRows(db, path), publishedPosts(db, HOME_POSTS), footerPages(db), ...main, ...more]);
  const [[version], seo, posts, pages, ...rows] = await reading(scope, failure, async () => {
    if (!texts) return read([]);
    try {
      return await read(texts(db, today));
    } catch (error) {
      if (unavailableIn(error)?.isTimeout !== false) throw error;
      logError(error, scope.requestId);
      isWhole = false;
      main = queries(db, today, isWhole);
      return read([]);
    }
  });
  if (isWhole) {
    scope.cacheInfo.version = toContentVersion(version, now);
    scope.addCacheTags(
      tags.newPosts,
      tags.footerPages,
      ...posts.map(({ id }) => tags.postName(id)),
      ...seo.map(({ page_path }) => tags.seo(page_path)),
    );
  }
  return {
    shell: { site, path, today, seo: seoForPath(seo, path, site.name), posts, pages },
    rows: rows.slice(0, main.length) as unknown as BatchResponse<Q>,
    texts: rows.slice(main.length) as unknown as Partial<BatchResponse<T>>,
  };
}

const SILENT = "Şu anda yanıt alamıyoruz";

/** Runs `read`. Throws the error page with status 503 when the database fails. */
export async function reading<T>(scope: Scope, failure: string, read: () => Promise<T>): Promise<T> {
  return readOr(scope, read, () => {
    const problem: Problem = { heading: SILENT, sentence: failure, retry: true };
    return data(problem, { status: 503 });
  });
}

/** Like `reading`, for routes without HTML. */
export async function readingFile<T>(scope: Scope, failure: string, read: () => Promise<T>): Promise<T> {
  return readOr(scope, read, () => plainPage(503, SILENT, failure, { "Retry-After": RETRY_AFTER_SECONDS }));
}

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

/** Always throws a redirect that keeps the query string except `id`. */
export function redirectTo({ url }: Scope, address: string, status: 301 | 302 = 302): never {
  const query = new URLSearchParams(url.search);
  query.delete("id");
  throw redirect(query.size > 0 ? `${address}?${query}` : address, status);
}

/** Always throws an error page. */
export function throwProblem(status: 400 | 404 | 410 | 500, problem: Problem): never {
  throw data(problem, { status });
}
