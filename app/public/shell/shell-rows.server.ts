import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { noRows, NOTHING, type Read, readOf, type RowsOf, type RowsOfAll, sendReads } from "../../../db/prepared";
import { unavailableIn } from "../../../db/unavailable";
import { type PostCardRow, publishedPosts } from "../../../worker/blog/public.server";
import { HOME_POSTS } from "../../../worker/blog/constants";
import { type ContentVersion, toContentVersion, versionRead } from "../../../worker/edge/content-version.server";
import { footerPages, type PageLink } from "../../../worker/pages/public.server";
import { logError } from "../../../worker/log";
import type { Scope } from "../../../worker/scope.server";
import { type SeoRow, seoRows } from "../../../worker/site/public.server";
import { type PageAd, restOfDay, runningSplashAds, sentAds } from "../../../worker/splash-ads/public.server";

/** Data of the layout of all pages. */
interface Common {
  posts: PostCardRow[];
  pages: PageLink[];
  ads: PageAd[];
}

export interface ShellRows extends Common {
  seo: SeoRow[];
}

const seoQueries = (db: Db, { path }: { path: Placeholder }) => [seoRows(db, path)] as const;
const commonQueries = (db: Db, period: Record<"host" | "today" | "from" | "until", Placeholder>) =>
  [publishedPosts(db, HOME_POSTS), footerPages(db), runningSplashAds(db, period)] as const;
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
 * Sends a page's content and, at once, what it can do without: its extras, and rows of the layout that this isolate has
 * not cached. Outdated ones are read again. If one of these fails, all have no rows; throws `Unavailable` when the
 * content fails, or on a time-out.
 */
export async function readWithShell(scope: Scope, path: string, { content, extras }: PageReads): Promise<WithShell> {
  const { db, now, site, preview, cacheInfo } = scope;
  const isOld = cacheInfo.current && cacheInfo.current !== cached?.version;
  const known = preview || isOld ? undefined : cached;
  const knownSeo = known?.seo.get(path);
  const commonRead = readOf(commonQueries, restOfDay(site.url, now), undefined);
  const seoRead = readOf(seoQueries, { path }, undefined);
  const [[[[row]], contentRows], rest] = await Promise.all([
    sendReads(db, [versionRead, content]),
    readRest(scope, [known ? NOTHING : commonRead, knownSeo ? NOTHING : seoRead, extras]),
  ]);
  const version = toContentVersion(row, now);
  const toCommon = ([posts = [], pages = [], ads = []]: Partial<RowsOf<typeof commonRead>>): Common => ({
    posts,
    pages,
    ads: sentAds(ads, site.media, now),
  });
  const [common, [seo = []], extraRows] = rest.rows;
  let shell = { ...(known?.common ?? toCommon(common)), seo: knownSeo ?? seo };
  const versions = [...rest.versions];
  if (known && version !== known.version) {
    const latest = await readRest(scope, [commonRead, seoRead]);
    shell = { ...toCommon(latest.rows[0]), seo: latest.rows[1][0] };
    versions.push(...latest.versions);
  }
  const isWhole = version !== undefined && versions.every((one) => one === version);
  if (isWhole && !preview) remember(version, path, shell);
  return { version, shell, content: contentRows, extras: extraRows, isWhole };
}

/** Rows of reads, and the version of the content that they are of: none if all is `NOTHING`, undefined if one fails. */
async function readRest<const R extends readonly Read[]>({ db, now, requestId }: Scope, reads: R) {
  if (reads.every((read) => read === NOTHING)) return { rows: noRows(db, reads), versions: [] };
  try {
    const [[[row]], ...rows] = await sendReads(db, [versionRead, ...reads]);
    return { rows: rows as RowsOfAll<R>, versions: [toContentVersion(row, now)] };
  } catch (error) {
    if (unavailableIn(error)?.isTimeout !== false) throw error;
    logError(error, requestId);
    return { rows: noRows(db, reads), versions: [undefined] };
  }
}
