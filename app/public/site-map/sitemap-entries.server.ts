import {
  casinoAddress,
  pageAddress,
  postAddress,
  profileAddress,
  promotionAddress,
} from "../../../worker/records/addresses";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { postsForSitemap } from "../../../worker/blog/public.server";
import { casinosForSitemap } from "../../../worker/casinos/public.server";
import { pagesForSitemap } from "../../../worker/pages/public.server";
import { peopleForSitemap } from "../../../worker/records/people.server";
import { promotionsForSitemap } from "../../../worker/promotions/public.server";
import type { UrlEntry } from "./url-set";

/** Most addresses of a file (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_MAX = 50_000;

function newest(rows: { updated_at: string }[]): string | undefined {
  return rows
    .map((row) => row.updated_at)
    .sort()
    .at(-1);
}

const entry = (
  path: string,
  lastmod: string | undefined,
  changefreq: UrlEntry["changefreq"],
  priority: string,
): UrlEntry => ({ path, lastmod, changefreq, priority });

/** Home and the lists, dated by their newest content, and every public record, the newest first of each kind. */
export async function sitemapEntries(db: Db, today: string): Promise<UrlEntry[]> {
  const [casinos, promotions, posts, pages, profiles] = await db.batch([
    casinosForSitemap(db, ADDRESSES_MAX),
    promotionsForSitemap(db, today, ADDRESSES_MAX),
    postsForSitemap(db, ADDRESSES_MAX),
    pagesForSitemap(db, ADDRESSES_MAX),
    peopleForSitemap(db, ADDRESSES_MAX),
  ]);
  return [
    entry(href("/"), newest([...casinos, ...promotions, ...posts]), "weekly", "1.0"),
    entry(href("/blog"), newest(posts), "weekly", "0.7"),
    entry(href("/bonuslar"), newest(promotions), "daily", "0.9"),
    entry(href("/guvenilir-siteler"), newest(casinos), "weekly", "0.8"),
    entry(href("/degisenler"), newest(promotions), "daily", "0.5"),
    ...casinos.map((row) => entry(casinoAddress(row), row.updated_at, "weekly", "0.8")),
    ...promotions.map((row) => entry(promotionAddress(row), row.updated_at, "weekly", "0.8")),
    ...posts.map((row) => entry(postAddress(row), row.updated_at, "monthly", "0.6")),
    ...pages.map(({ slug, updated_at }) => entry(pageAddress({ slug }), updated_at, "monthly", "0.3")),
    ...profiles.map((row) => entry(profileAddress(row), row.updated_at, "monthly", "0.4")),
  ].slice(0, ADDRESSES_MAX);
}
