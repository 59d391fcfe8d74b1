import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { blog_posts, casinos, pages, promotions } from "../../db/schema";
import { isActive } from "../records/active-promotion";
import { casinoAddress, pageAddress, postAddress, promotionAddress } from "../records/addresses";
import { decoded } from "../redirects/address-key";
import { nearestAmong } from "../text/match";
import { slugInAddress } from "../text/slug";

export interface Nearest {
  path: string;
  title: string;
}

interface Candidate extends Nearest {
  slug: string;
  /** Its title, its slug, and what else names it. */
  words: string;
}

/** Share of an address's words that a record needs. */
const LEAST = 0.5;
/** Parts that name no record. */
const NAMELESS = /^(\d+|page|sayfa|amp|feed|index\.\w+|default\.\w+|home)$/i;

/**
 * The public records that addresses mean most likely, at most three of each: those with the same slug, then those that
 * share most words with the last part that names something.
 */
export async function nearestRecords(db: Db, paths: string[], today: string): Promise<Map<string, Nearest[]>> {
  const candidates = paths.length > 0 ? await publicRecords(db, today) : [];
  const bySlug = Map.groupBy(candidates, ({ slug }) => slug);
  const near = nearestAmong(candidates, ({ words }) => words);
  return new Map(
    paths.map((path) => {
      const asked = namingPart(path);
      const same = bySlug.get(asked) ?? [];
      const all = [...same, ...near(asked, LEAST).filter((one) => !same.includes(one))];
      return [path, all.slice(0, 3).map(({ path: to, title }) => ({ path: to, title }))];
    }),
  );
}

/** The slug of the last part of an address that may name a record; empty for none. */
export function namingPart(address: string): string {
  const [path = ""] = address.split("?", 1);
  const part = path.split("/").findLast((one) => one && !NAMELESS.test(one)) ?? "";
  return slugInAddress(decoded(part).replace(/\.(php|aspx?|jsp|cfm|amp)$/i, ""));
}

/** Read once; of promotions the active ones first. */
async function publicRecords(db: Db, today: string): Promise<Candidate[]> {
  const [everyPost, everyPage, everyCasino, everyPromotion] = await db.batch([
    db
      .select({ slug: blog_posts.slug, title: blog_posts.title })
      .from(blog_posts)
      .where(eq(blog_posts.is_published, true)),
    db.select({ slug: pages.slug, title: pages.title }).from(pages),
    db.select({ slug: casinos.slug, title: casinos.name }).from(casinos),
    db
      .select({
        slug: promotions.slug,
        title: promotions.title,
        is_active: promotions.is_active,
        expiry_date: promotions.expiry_date,
        casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
        casino: sql<string | null>`${casinos.name}`.as("casino"),
      })
      .from(promotions)
      .leftJoin(casinos, eq(casinos.id, promotions.casino_id)),
  ]);
  const candidate = (path: string, { slug, title }: { slug: string; title: string }, more = "") => ({
    ...{ path, slug, title },
    words: `${title} ${slug} ${more}`,
  });
  return [
    ...everyPost.map((post) => candidate(postAddress(post), post)),
    ...everyPage.map((page) => candidate(pageAddress(page), page)),
    ...everyCasino.map((casino) => candidate(casinoAddress(casino), casino)),
    ...everyPromotion
      .toSorted((a, b) => Number(isActive(b, today)) - Number(isActive(a, today)))
      .map((promotion) => candidate(promotionAddress(promotion), promotion, promotion.casino ?? "")),
  ];
}
