import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NOTHING, type Read, readOf, sendApart, sendReads } from "../../../db/prepared";
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
  /** Replaces `content` where that needs extras that fail. */
  contentAlone: Read;
}

/**
 * Sends a page's queries and those of the layout that this isolate has not cached. Takes one round trip, or two if the
 * cached rows turn out to be outdated. Layout and extras that fail have no rows; throws `Unavailable` when the content
 * fails, or on a time-out.
 */
export async function readWithShell(
  scope: Scope,
  path: string,
  { content, extras, contentAlone }: PageReads,
): Promise<WithShell> {
  const { db, now, site, preview, cacheInfo } = scope;
  const isOld = cacheInfo.current && cacheInfo.current !== cached?.version;
  const known = preview || isOld ? undefined : cached;
  const knownSeo = known?.seo.get(path);
  const commonRead = readOf(commonQueries, restOfDay(site.url, now), undefined);
  const seoRead = readOf(seoQueries, { path }, undefined);
  const parts = [versionRead, known ? NOTHING : commonRead, knownSeo ? NOTHING : seoRead, extras] as const;
  let isWhole = true;
  /** `whole`, or `apart` when the database fails in time. */
  const orApart = async <T>(whole: () => Promise<T>, apart: () => Promise<T>) => {
    try {
      return await whole();
    } catch (error) {
      if (unavailableIn(error)?.isTimeout !== false) throw error;
      logError(error, scope.requestId);
      isWhole = false;
      return apart();
    }
  };
  const apart = <const R extends readonly Read[]>(reads: R) =>
    sendApart(db, reads, (error) => logError(error, scope.requestId));
  const [contentRows, [[[row]], common, [seo = []], extraRows]] = await orApart(
    async () => {
      const [first, ...rest] = await sendReads(db, [content, ...parts]);
      return [first, rest] as const;
    },
    async () => {
      const [first] = await orApart(
        () => sendReads(db, [content]),
        () => sendReads(db, [contentAlone]),
      );
      return [first, await apart(parts)] as const;
    },
  );
  const version = toContentVersion(row, now);
  const toCommon = ([posts = [], pages = [], ads = []]: Partial<typeof common>): Common => ({
    posts,
    pages,
    ads: sentAds(ads, site.media, now),
  });
  let shell = { ...(known?.common ?? toCommon(common)), seo: knownSeo ?? seo };
  if (known && version !== known.version) {
    const layout = [commonRead, seoRead] as const;
    const [latest, [own]] = await orApart(
      () => sendReads(db, layout),
      () => apart(layout),
    );
    shell = { ...toCommon(latest), seo: own };
  }
  if (version && !preview && isWhole) remember(version, path, shell);
  return { version, shell, content: contentRows, extras: extraRows, isWhole };
}
