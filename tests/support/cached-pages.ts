import { sql } from "drizzle-orm";
import { content_version, pending_purges, rate_limits } from "../../db/schema";
import { EVERYTHING, type PurgeRecorder } from "./purge-recorder";
import type { Site } from "./site";

/** A public page, and the cache tags under which the edge keeps it. */
interface CachedPage {
  body: string;
  tags: string[];
}

/** Paths of pages: changed by a write, purged by it, and changed but not purged. */
export interface WriteOutcome {
  changed: string[];
  purged: string[];
  missed: string[];
  isNewVersion: boolean;
}

/** Answers of 503 in a row after which the database counts as gone. */
const OUTAGES_MAX = 10;

/** Pages that are not in the site map. */
const UNLISTED = [
  ...[
    "/bonuslar?sayfa=2",
    "/bonuslar?kategori=yeni-tur",
    "/bonuslar?kategori=turnuva",
    "/blog?sayfa=2",
    "/blog?kategori=rehber",
  ],
  ...["/sitemap", "/sitemap.xml", "/blog/feed.xml", "/bonuslar/feed.xml", "/robots.txt"],
];

/** Crawls some public pages of each kind, the same ones each time, and all whose path matches `always`. */
export function cachedPages(site: Site, recorder: () => PurgeRecorder, always: RegExp) {
  let sample: string[] | undefined;
  /** The pages after the last write, to compare with those after the next. */
  let latest: Map<string, CachedPage> | undefined;

  async function paths(): Promise<string[]> {
    const siteMap = await (await recorder().get("/sitemap.xml")).text();
    const listed = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    sample ??= [...listed.filter((_, n) => n < 6 || n % 14 === 0), ...UNLISTED];
    return [...new Set([...sample, ...listed.filter((path) => always.test(path))])];
  }

  /** A page; its database may be late on a busy machine, which changes nothing and is asked again. */
  async function availablePage(path: string): Promise<Response> {
    for (let tries = 0; tries < OUTAGES_MAX; tries++) {
      const answer = await recorder().get(path);
      if (answer.status !== 503) return answer;
      await answer.body?.cancel();
    }
    throw new Error(`${path} answered 503 ${OUTAGES_MAX} times`);
  }

  /** Renders every page: the recorder's Worker has no page cache, which could hide a change. */
  async function crawl(): Promise<Map<string, CachedPage>> {
    const found = new Map<string, CachedPage>();
    const read = async (path: string) => {
      const answer = await availablePage(path);
      const tags = answer.headers.get("Cache-Tag")?.split(",") ?? [];
      const body = (await answer.text()).replace(/name="stamp" value="[^"]*"/, "");
      if (answer.status === 200 && tags.length > 0) found.set(path, { body, tags });
    };
    await Promise.all((await paths()).map(read));
    return found;
  }

  const version = async () => (await site.server.db.select().from(content_version))[0]?.content;

  return {
    paths,
    /** Runs a write and returns which pages it changed and purged. */
    async outcomeOf(write: () => Promise<unknown>): Promise<WriteOutcome> {
      const before = latest ?? (await crawl());
      await recorder().takePurges();
      const { db } = site.server;
      await db.delete(pending_purges);
      await db.delete(rate_limits).where(sql`key like 'purge:%'`);
      const versionBefore = await version();
      await write();
      const stale = new Set((await recorder().takePurges()).flat());
      const isNewVersion = (await version()) !== versionBefore;
      const after = (latest = await crawl());
      const isPurged = ({ tags }: CachedPage) => stale.has(EVERYTHING) || tags.some((tag) => stale.has(tag));
      const pages = [...before];
      const changed = pages.filter(([path, { body }]) => after.get(path)?.body !== body);
      const pathsOf = (some: typeof pages) => some.map(([path]) => path);
      return {
        changed: pathsOf(changed),
        purged: pathsOf(pages.filter(([, page]) => isPurged(page))),
        missed: pathsOf(changed.filter(([, page]) => !isPurged(page))),
        isNewVersion,
      };
    },
  };
}
