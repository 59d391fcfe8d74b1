import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { data, redirect } from "react-router";
import type { Db } from "../../../db/client";
import { NOTHING, type Placeholders, readOf, type Values } from "../../../db/prepared";
import { Unavailable, unavailableIn } from "../../../db/unavailable";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { CONTENT } from "../../../worker/edge/tags";
import { lookOfRows, lookQuery } from "../../../worker/appearance/public.server";
import { applyLook } from "../../../worker/appearance/site.server";
import { logError } from "../../../worker/log";
import { RETRY_AFTER_SECONDS } from "../../../worker/http/errors";
import { plainPage } from "../../../worker/http/plain-page";
import type { Scope } from "../../../worker/scope.server";
import { seoForPath } from "../../../worker/site/public.server";
import type { Shell } from "./shell";
import { readWithShell } from "./shell-rows.server";
import type { Problem } from "./problem";

type Queries = readonly BatchItem<"sqlite">[];

/** Queries of a page. Define the builders at module level, because their SQL is cached; see `readOf`. */
interface PageRead<Q extends Queries, T extends Queries, V extends Values, S> {
  queries: (db: Db, values: Placeholders<V & { today: string }>, shape: S) => Q;
  /** Queries that the page can do without. */
  extras?: (db: Db, values: Placeholders<V & { today: string }>) => T;
  values: V;
  shape?: S;
}

/**
 * Runs a page's queries and those of the layout in one round trip, or in two when this isolate's cached layout rows are
 * stale. Throws a 503 with the message `failure` when the database fails. If only others than `queries` fail, extras and
 * layout have no rows (P11.1), and the page is not cached.
 */
export async function loadPage<
  const Q extends Queries,
  V extends Values,
  S = undefined,
  const T extends Queries = readonly [],
>(
  scope: Scope,
  failure: string,
  { queries, extras, values, shape }: PageRead<Q, T, V, S>,
): Promise<{ shell: Shell; rows: BatchResponse<Q>; extras: BatchResponse<T> }> {
  const { now } = scope;
  const path = decodeURIComponent(scope.url.pathname);
  const today = dayInIstanbul(now);
  const reads = {
    content: readOf(queries, { ...values, today }, shape as S),
    extras: extras ? readOf(extras, { ...values, today }, undefined) : NOTHING,
  };
  const { version, shell, isWhole, ...read } = await reading(scope, failure, () => readWithShell(scope, path, reads));
  scope.cacheInfo.version = version;
  scope.cacheInfo.isPartial = !isWhole;
  scope.cacheInfo.tags.push(CONTENT);
  const { seo, ...common } = shell;
  const { site } = scope;
  return {
    shell: { site, path, today, seo: seoForPath(seo, path, site.name), ...common },
    rows: read.content as BatchResponse<Q>,
    extras: read.extras as BatchResponse<T>,
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

/** Undefined when the database fails; the page is not cached then. */
export async function readingPart<T>(scope: Scope, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, scope.requestId);
    scope.cacheInfo.isPartial = true;
    return undefined;
  }
}

/** Like `reading`, for files made of content. */
export async function readingFile<T>(scope: Scope, failure: string, read: () => Promise<T>): Promise<T> {
  scope.cacheInfo.tags.push(CONTENT);
  return readOr(scope, read, () => plainPage(503, SILENT, failure, { "Retry-After": RETRY_AFTER_SECONDS }));
}

/** As `readingFile`, for feeds, which name the site: sets `scope.site`. */
export async function readingFeed<Q extends Queries>(
  scope: Scope,
  failure: string,
  queries: Q,
): Promise<BatchResponse<Q>> {
  const batch = [lookQuery(scope.db), ...queries] as const;
  const [looks, ...rows] = await readingFile(scope, failure, () => scope.db.batch(batch));
  applyLook(scope, lookOfRows(looks));
  return rows;
}

async function readOr<T>(scope: Scope, read: () => Promise<T>, answer: () => unknown): Promise<T> {
  try {
    if (scope.cacheInfo.databaseIsDown) throw new Unavailable("did not answer a moment ago", true);
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
export function throwProblem(status: 400 | 404 | 410 | 451 | 500, problem: Problem): never {
  throw data(problem, { status });
}
