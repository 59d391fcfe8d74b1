import { href } from "react-router";
import type { Db } from "../../../db/client";
import { categoryCounts, postsForSitemap, postsInRange } from "../../../worker/blog/public.server";
import { casinosForSitemap, casinosInRange, casinoTotal } from "../../../worker/casinos/public.server";
import { pagesForSitemap } from "../../../worker/pages/public.server";
import { activeCounts, promotionsForSitemap, promotionsInRange } from "../../../worker/promotions/public.server";
import { rangesOf } from "../../../worker/records/row-ranges.server";
import { casinoAddress, postAddress, promotionAddress } from "../../ui/addresses";
import type { UrlEntry } from "./url-set";

/** Most addresses of one file. */
export const FILE_SIZE = 1_000;
export const KINDS = ["sayfalar", "casinolar", "bonuslar", "blog"] as const;
export type Kind = (typeof KINDS)[number];

type Row<Query extends (...given: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Query>>[number];
type Casino = Row<typeof casinosForSitemap>;
type Promotion = Row<typeof promotionsForSitemap>;
type Post = Row<typeof postsForSitemap>;
type EditorPage = Row<typeof pagesForSitemap>;

function newest(rows: { updated_at: string }[]): string | undefined {
  return rows
    .map((row) => row.updated_at)
    .sort()
    .at(-1);
}

function entry(
  path: string,
  lastmod: string | undefined,
  changefreq: UrlEntry["changefreq"],
  priority: string,
): UrlEntry {
  return { path, lastmod, changefreq, priority };
}

/** Home and the lists, dated by their newest content; no date if those records are in other files. */
const fixedEntries = (casinos: Casino[], promotions: Promotion[], posts: Post[]) =>
  [
    entry(href("/"), newest([...casinos, ...promotions, ...posts]), "weekly", "1.0"),
    entry(href("/blog"), newest(posts), "weekly", "0.7"),
    entry(href("/bonuslar"), newest(promotions), "daily", "0.9"),
    entry(href("/guvenilir-siteler"), newest(casinos), "weekly", "0.8"),
  ] as const;
const casinoEntry = (row: Casino) => entry(casinoAddress(row), row.updated_at, "weekly", "0.8");
const promotionEntry = (row: Promotion) => entry(promotionAddress(row), row.updated_at, "weekly", "0.8");
const postEntry = (row: Post) => entry(postAddress(row), row.updated_at, "monthly", "0.6");
const pageEntry = ({ slug, updated_at }: EditorPage) =>
  entry(href("/:page", { page: slug }), updated_at, "monthly", "0.3");

/** The number of addresses, and of files of each kind. */
export async function totals(db: Db, today: string): Promise<{ addresses: number; files: Record<Kind, number> }> {
  const [[casinos], promotions, posts, ...files] = await db.batch([
    casinoTotal(db, today),
    activeCounts(db, today),
    categoryCounts(db, today),
    rangesOf(db, "casinos", FILE_SIZE),
    rangesOf(db, "promotions", FILE_SIZE),
    rangesOf(db, "posts", FILE_SIZE),
  ]);
  const addresses = [...promotions, ...posts].reduce((sum, { total }) => sum + total, casinos?.total ?? 0);
  const [casinolar = 0, bonuslar = 0, blog = 0] = files.map(([row]) => row?.ranges);
  return { addresses, files: { sayfalar: 1, casinolar, bonuslar, blog } };
}

/** Everything, for a site that fits into one file. */
export async function allEntries(db: Db, today: string): Promise<UrlEntry[]> {
  const [casinos, promotions, posts, pages] = await db.batch([
    casinosForSitemap(db, FILE_SIZE),
    promotionsForSitemap(db, today, FILE_SIZE),
    postsForSitemap(db, FILE_SIZE),
    pagesForSitemap(db, FILE_SIZE),
  ]);
  return [
    ...fixedEntries(casinos, promotions, posts),
    ...casinos.map(casinoEntry),
    ...promotions.map(promotionEntry),
    ...posts.map(postEntry),
    ...pages.map(pageEntry),
  ];
}

/** One file of a kind, which `number` counts from 1; empty where there is no such file. */
export async function entriesOf(db: Db, today: string, kind: Kind, number: number): Promise<UrlEntry[]> {
  const [, blog, bonuses, casinos] = fixedEntries([], [], []);
  const range = { number, size: FILE_SIZE };
  // A file without records names its list, because a site map must not be empty.
  const named = (ranges: { ranges: number }[], entries: UrlEntry[], list: UrlEntry) =>
    number > (ranges[0]?.ranges ?? 0) ? [] : entries.length > 0 ? entries : [list];
  switch (kind) {
    case "sayfalar":
      return number > 1 ? [] : [...fixedEntries([], [], []), ...(await pagesForSitemap(db, FILE_SIZE)).map(pageEntry)];
    case "casinolar": {
      const [ranges, rows] = await db.batch([rangesOf(db, "casinos", FILE_SIZE), casinosInRange(db, range)]);
      return named(ranges, rows.map(casinoEntry), casinos);
    }
    case "bonuslar": {
      const [ranges, rows] = await db.batch([
        rangesOf(db, "promotions", FILE_SIZE),
        promotionsInRange(db, today, range),
      ]);
      return named(ranges, rows.map(promotionEntry), bonuses);
    }
    case "blog": {
      const [ranges, rows] = await db.batch([rangesOf(db, "posts", FILE_SIZE), postsInRange(db, range)]);
      return named(ranges, rows.map(postEntry), blog);
    }
  }
}
