import { href } from "react-router";
import type { Db } from "../../../db/client";
import { categoryCounts, postsForSitemap } from "../../../worker/blog/public.server";
import { casinosForSitemap, casinoTotal } from "../../../worker/casinos/public.server";
import { pagesForSitemap } from "../../../worker/pages/public.server";
import { activeCounts, promotionsForSitemap } from "../../../worker/promotions/public.server";
import { casinoAddress, postAddress, promotionAddress } from "../../ui/addresses";
import type { Entry } from "./url-set";

/** Most addresses of one file. */
export const FILE_SIZE = 10_000;
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

function entry(path: string, lastmod: string | undefined, changefreq: Entry["changefreq"], priority: string): Entry {
  return { path, lastmod, changefreq, priority };
}

/** Home and the lists change when what they show changes; no date where those records are in other files. */
const fixedEntries = (casinos: Casino[], promotions: Promotion[], posts: Post[]) => [
  entry(href("/"), newest([...casinos, ...promotions, ...posts]), "weekly", "1.0"),
  entry(href("/blog"), newest(posts), "weekly", "0.7"),
  entry(href("/bonuslar"), newest(promotions), "daily", "0.9"),
  entry(href("/guvenilir-siteler"), newest(casinos), "weekly", "0.8"),
];
const casinoEntry = (row: Casino) => entry(casinoAddress(row), row.updated_at, "weekly", "0.8");
const promotionEntry = (row: Promotion) => entry(promotionAddress(row), row.updated_at, "weekly", "0.8");
const postEntry = (row: Post) => entry(postAddress(row), row.updated_at, "monthly", "0.6");
const pageEntry = ({ slug, updated_at }: EditorPage) =>
  entry(href("/:page", { page: slug }), updated_at, "monthly", "0.3");

/** Numbers of public records; a site has one file of pages. */
export async function totals(db: Db, today: string): Promise<Record<Kind, number>> {
  const [[casinos], promotions, posts] = await db.batch([
    casinoTotal(db, today),
    activeCounts(db, today, {}),
    categoryCounts(db, today),
  ]);
  const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);
  return { sayfalar: 1, casinolar: casinos?.total ?? 0, bonuslar: sum(promotions), blog: sum(posts) };
}

/** Everything, for a site that fits into one file. */
export async function allEntries(db: Db, today: string): Promise<Entry[]> {
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

/** One file of a kind; `number` counts from 1. */
export async function entriesOf(db: Db, today: string, kind: Kind, number: number): Promise<Entry[]> {
  const from = (number - 1) * FILE_SIZE;
  switch (kind) {
    case "sayfalar":
      return from > 0 ? [] : [...fixedEntries([], [], []), ...(await pagesForSitemap(db, FILE_SIZE)).map(pageEntry)];
    case "casinolar":
      return (await casinosForSitemap(db, FILE_SIZE, from)).map(casinoEntry);
    case "bonuslar":
      return (await promotionsForSitemap(db, today, FILE_SIZE, from)).map(promotionEntry);
    case "blog":
      return (await postsForSitemap(db, FILE_SIZE, from)).map(postEntry);
  }
}
