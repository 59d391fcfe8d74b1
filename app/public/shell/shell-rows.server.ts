import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NOTHING, type Read, readOf, sendReads } from "../../../db/prepared";
import { type PostCardRow, publishedPosts } from "../../../worker/blog/public.server";
import { HOME_POSTS } from "../../../worker/blog/constants";
import { type ContentVersion, toContentVersion, versionRead } from "../../../worker/edge/content-version.server";
import { footerPages, type PageLink } from "../../../worker/pages/public.server";
import type { Scope } from "../../../worker/scope.server";
import { type SeoRow, seoRows } from "../../../worker/site/public.server";
import { activeSplashAds, type ShownSplashAd, withPictures } from "../../../worker/splash-ads/public.server";
import { siteHost } from "../../../worker/splash-ads/targets.server";

/** Data of the layout of all pages. */
interface Common {
  posts: PostCardRow[];
  pages: PageLink[];
  ads: ShownSplashAd[];
}

export interface ShellRows extends Common {
  seo: SeoRow[];
}

const seoQueries = (db: Db, { path }: { path: Placeholder }) => [seoRows(db, path)] as const;
const commonQueries = (db: Db, { host }: { host: Placeholder }) =>
  [publishedPosts(db, HOME_POSTS), footerPages(db), activeSplashAds(db, host)] as const;
const PATHS_MAX = 1_000;

/** Rows of one content version, in this isolate. */
interface Cached {
  content: string;
  common: Common;
  seo: Map<string, SeoRow[]>;
}
let cached: Cached | undefined;

function remember(content: string, path: string, { seo, ...common }: ShellRows) {
  if (cached?.content !== content || cached.seo.size >= PATHS_MAX) cached = { content, common, seo: new Map() };
  cached.seo.set(path, seo);
}

interface WithShell {
  version: ContentVersion | undefined;
  shell: ShellRows;
  /** Of each read. */
  rows: unknown[];
}

/**
 * Sends `reads` and the queries of the layout that this isolate has not cached. Takes one round trip, or two if the
 * cached rows turn out to be outdated. Throws `Unavailable` when the database fails.
 */
export async function readWithShell(
  { db, now, site, preview, cacheInfo }: Scope,
  path: string,
  reads: Read[],
): Promise<WithShell> {
  const isOld = cacheInfo.current && cacheInfo.current.content !== cached?.content;
  const known = preview || isOld ? undefined : cached;
  const knownSeo = known?.seo.get(path);
  const commonRead = readOf(commonQueries, { host: siteHost(site.url) }, undefined);
  const seoRead = readOf(seoQueries, { path }, undefined);
  const [[[row]], common, [seo = []], ...rows] = await sendReads(db, [
    versionRead,
    known ? NOTHING : commonRead,
    knownSeo ? NOTHING : seoRead,
    ...reads,
  ]);
  const version = toContentVersion(row, now);
  const toCommon = ([posts = [], pages = [], ads = []]: Partial<typeof common>): Common => ({
    posts,
    pages,
    ads: withPictures(ads, site.media),
  });
  let shell = { ...(known?.common ?? toCommon(common)), seo: knownSeo ?? seo };
  if (known && version?.content !== known.content) {
    const [latest, [own]] = await sendReads(db, [commonRead, seoRead]);
    shell = { ...toCommon(latest), seo: own };
  }
  if (version && !preview) remember(version.content, path, shell);
  return { version, shell, rows };
}
