import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { noRows, NOTHING, type Read, readOf, type RowsOf, sendReads } from "../../../db/prepared";
import { unavailableIn } from "../../../db/unavailable";
import type { Look } from "../../../worker/appearance/shown";
import { lookOfRows, lookQuery } from "../../../worker/appearance/public.server";
import { applyLook } from "../../../worker/appearance/site.server";
import { type PostCardRow, publishedPosts } from "../../../worker/blog/public.server";
import { HOME_POSTS } from "../../../worker/blog/constants";
import { type ContentVersion, toContentVersion, versionRead } from "../../../worker/edge/content-version.server";
import { footerPages, type PageLink } from "../../../worker/pages/public.server";
import { type Legal, legalQuery } from "../../../worker/legal/public.server";
import { logError } from "../../../worker/log";
import type { Scope } from "../../../worker/scope.server";
import { type SeoRow, seoRows } from "../../../worker/site/public.server";
import { type PageAd, restOfDay, runningSplashAds, sentAds } from "../../../worker/splash-ads/public.server";

/** Data of the layout of all pages. */
interface Common {
  posts: PostCardRow[];
  pages: PageLink[];
  ads: PageAd[];
  legal: Legal | undefined;
  look: Look | undefined;
}

export interface ShellRows extends Common {
  seo: SeoRow[];
}

const seoQueries = (db: Db, { path }: { path: Placeholder }) => [seoRows(db, path)] as const;
const commonQueries = (db: Db, period: Record<"host" | "today" | "from" | "until", Placeholder>) =>
  [
    publishedPosts(db, HOME_POSTS),
    footerPages(db),
    runningSplashAds(db, period),
    legalQuery(db),
    lookQuery(db),
  ] as const;
const PATHS_MAX = 1_000;

/** Rows of one content version, in this isolate. */
interface Cached {
  version: ContentVersion;
  common: Common;
  seo: Map<string, SeoRow[]>;
}
let cached: Cached | undefined;

function remember(version: ContentVersion, path: string, { seo, ...common }: ShellRows) {
  if (cached?.version !== version || cached.seo.size >= PATHS_MAX) cached = { version, common, seo: new Map() };
  cached.seo.set(path, seo);
}

interface WithShell {
  version: ContentVersion | undefined;
  shell: ShellRows;
  content: unknown;
  extras: unknown;
  /** Whether no query failed. */
  isWhole: boolean;
}

export interface PageReads {
  content: Read;
  /** What the page can do without. */
  extras: Read;
}

/**
 * Sends a page's queries and those of the layout that this isolate has not cached in one round trip. Outdated ones are
 * read again. If a query fails, content and the rest are sent beside each other: extras and layout have no rows if one
 * of them fails. Throws `Unavailable` when the content fails, or on a time-out.
 */
export async function readWithShell(scope: Scope, path: string, { content, extras }: PageReads): Promise<WithShell> {
  const { db, now, site, preview, cacheInfo } = scope;
  const isOld = cacheInfo.current && cacheInfo.current !== cached?.version;
  const known = preview || isOld ? undefined : cached;
  const knownSeo = known?.seo.get(path);
  const commonRead = readOf(commonQueries, restOfDay(site.url, now), undefined);
  const seoRead = readOf(seoQueries, { path }, undefined);
  const rest = [versionRead, known ? NOTHING : commonRead, knownSeo ? NOTHING : seoRead, extras] as const;
  const toCommon = ([posts = [], pages = [], ads = [], legal, looks = []]: Partial<
    RowsOf<typeof commonRead>
  >): Common => ({
    posts,
    pages,
    ads: sentAds(ads, site.media, now),
    legal: legal?.[0],
    look: lookOfRows(looks),
  });
  const whole = await orNothing(scope, sendReads(db, [content, ...rest]));
  const [contentRows, [[row]], common, [seo = []], extraRows] = whole ?? (await readApart(scope, content, rest));
  const version = toContentVersion(row, now);
  let shell = { ...(known?.common ?? toCommon(common)), seo: knownSeo ?? seo };
  let isWhole = whole !== undefined;
  if (known && version !== known.version) {
    const latest = await orNothing(scope, sendReads(db, [commonRead, seoRead]));
    isWhole &&= latest !== undefined;
    const [newest, [own]] = latest ?? noRows(db, [commonRead, seoRead]);
    shell = { ...toCommon(newest), seo: own };
  }
  applyLook(scope, shell.look);
  if (version && !preview && isWhole) remember(version, path, shell);
  return { version, shell, content: contentRows, extras: extraRows, isWhole };
}

/** The content, and beside it what a page can do without. */
async function readApart<const R extends readonly Read[]>(scope: Scope, content: Read, rest: R) {
  const { db } = scope;
  const [[contentRows], restRows = noRows(db, rest)] = await Promise.all([
    sendReads(db, [content]),
    orNothing(scope, sendReads(db, rest)),
  ]);
  return [contentRows, ...restRows] as const;
}

/** Undefined if the database fails in time. */
async function orNothing<T>({ requestId }: Scope, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (unavailableIn(error)?.isTimeout !== false) throw error;
    logError(error, requestId);
    return undefined;
  }
}
