import type { Placeholder } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { NOTHING, type Read, readOf, sendReads } from "../../../db/prepared";
import { type PostCard, publishedPosts } from "../../../worker/blog/public.server";
import { HOME_POSTS } from "../../../worker/blog/constants";
import { type ContentVersion, toContentVersion, versionQueries } from "../../../worker/edge/content-version.server";
import { footerPages, type PageLink } from "../../../worker/pages/public.server";
import type { Scope } from "../../../worker/scope.server";
import { type SeoRow, seoRows } from "../../../worker/site/public.server";

/** What all pages show beside their own content. */
interface Links {
  posts: PostCard[];
  pages: PageLink[];
}

export interface ShellRows extends Links {
  seo: SeoRow[];
}

const seoQueries = (db: Db, { path }: { path: Placeholder }) => [seoRows(db, path)] as const;
const linkQueries = (db: Db) => [publishedPosts(db, HOME_POSTS), footerPages(db)] as const;
const PATHS_MAX = 1_000;

/** Rows of one content version, in this isolate. */
interface Cached {
  content: string;
  links: Links;
  seo: Map<string, SeoRow[]>;
}
let cached: Cached | undefined;

function remember(content: string, path: string, { seo, ...links }: ShellRows) {
  if (cached?.content !== content || cached.seo.size >= PATHS_MAX) cached = { content, links, seo: new Map() };
  cached.seo.set(path, seo);
}

interface WithShell {
  version: ContentVersion | undefined;
  shell: ShellRows;
  /** Of each read. */
  rows: unknown[];
}

/**
 * Sends `reads` with what this isolate does not know of the shell. Takes one round trip, or two when what it knew turns
 * out old. Throws `Unavailable` when the database fails.
 */
export async function readWithShell(
  { db, now, preview, cacheInfo }: Scope,
  path: string,
  reads: Read[],
): Promise<WithShell> {
  const isOld = cacheInfo.current && cacheInfo.current.content !== cached?.content;
  const known = preview || isOld ? undefined : cached;
  const knownSeo = known?.seo.get(path);
  const linksRead = readOf(linkQueries, {}, undefined);
  const seoRead = readOf(seoQueries, { path }, undefined);
  const [[[row]], [posts = [], pages = []], [seo = []], ...rows] = await sendReads(db, [
    readOf(versionQueries, {}, undefined),
    known ? NOTHING : linksRead,
    knownSeo ? NOTHING : seoRead,
    ...reads,
  ]);
  const version = toContentVersion(row, now);
  let shell = { ...(known?.links ?? { posts, pages }), seo: knownSeo ?? seo };
  if (known && version?.content !== known.content) {
    const [[latest, linked], [own]] = await sendReads(db, [linksRead, seoRead]);
    shell = { posts: latest, pages: linked, seo: own };
  }
  if (version && !preview) remember(version.content, path, shell);
  return { version, shell, rows };
}
