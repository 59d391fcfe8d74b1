import { eq, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../db/client";
import { blog_posts, casinos, hero_section, pages, promotion_categories, promotions } from "../../db/schema";
import { type Overlay, overlayOf } from "../../db/overlay";
import { postRow } from "../blog/editing.server";
import * as post from "../blog/statements.server";
import { postInput } from "../blog/rules";
import { casinoRow } from "../casinos/editing.server";
import { casinoInput } from "../casinos/rules";
import * as casino from "../casinos/statements.server";
import { sanitize } from "../text/sanitize";
import { pageRow, rowOf } from "../pages/editing.server";
import { isReserved } from "../pages/constants";
import { pageInput } from "../pages/rules";
import { promotionRow } from "../promotions/editing.server";
import { promotionInput } from "../promotions/rules";
import * as promotion from "../promotions/statements.server";
import { casinoAddress, pageAddress, postAddress, promotionAddress } from "../records/addresses";
import { freeSlug } from "../records/free-slug.server";
import { readHero } from "../site/editing.server";
import { HERO } from "../site/built-in-texts";
import { heroUpdate } from "../site/rules";
import { slugify } from "../text/slug";
import { readLoosely } from "./loose-input";
import type { PreviewedKind } from "./rules";

export interface Previewed {
  overlay: Overlay;
  path: string;
}

interface Form {
  id?: string | undefined;
  values: Record<string, unknown>;
  now: Date;
  author: string;
}

export const recordOfForm: Record<PreviewedKind, (db: Db, form: Form) => Promise<Previewed>> = {
  post: async (db, { id, values, now, author }) => {
    const known = id ? await postRow(db, id) : undefined;
    const input = readLoosely(postInput, values, ["title", "category", "excerpt", "content"]);
    const slug = await first(db, freeSlug(blog_posts, slugOf(input, known, now), { id }));
    const row = {
      author,
      ...known,
      ...post.rowOf(input, sanitize),
      ...savedNow(known, now),
      slug,
      is_published: true,
      published_at: known?.published_at ?? now.toISOString(),
    };
    return { overlay: overlayOf(blog_posts, row), path: postAddress({ slug }) };
  },

  promotion: async (db, { id, values, now }) => {
    const known = id ? await promotionRow(db, id) : undefined;
    const input = readLoosely(promotionInput, values, ["title", "short_description", "full_description"]);
    const { casino_id, category_id } = input;
    const [home, category] = await Promise.all([
      casino_id ? casinoRow(db, casino_id) : undefined,
      category_id
        ? db
            .select({ name: promotion_categories.name })
            .from(promotion_categories)
            .where(eq(promotion_categories.id, category_id))
        : [],
    ]);
    const within = sql`taken.casino_id is ${casino_id}`;
    const slug = await first(db, freeSlug(promotions, slugOf(input, known, now), { id, within }));
    const row = {
      ...known,
      ...promotion.rowOf(input, category[0]?.name ?? null),
      ...savedNow(known, now),
      url: input.url ?? "",
      slug,
      is_active: true,
    };
    const path = promotionAddress({ slug, casino_slug: home?.slug ?? null });
    return { overlay: overlayOf(promotions, row), path };
  },

  casino: async (db, { id, values, now }) => {
    const known = id ? await casinoRow(db, id) : undefined;
    const input = readLoosely(casinoInput, values, ["name", "description"]);
    const slug = await first(db, freeSlug(casinos, slugOf({ ...input, title: input.name }, known, now), { id }));
    const stored = casino.rowOf(input, sanitize);
    const row = {
      ...known,
      ...stored,
      ...savedNow(known, now),
      url: input.url ?? "",
      slug,
      score: await first(db, stored.score),
    };
    return { overlay: overlayOf(casinos, row), path: casinoAddress({ slug }) };
  },

  page: async (db, { id, values, now }) => {
    const known = id ? await pageRow(db, id) : undefined;
    const input = readLoosely(pageInput, values, ["title", "content"]);
    const wanted = slugOf(input, known, now);
    const slug = await first(db, freeSlug(pages, isReserved(wanted) ? `${wanted}-1` : wanted, { id }));
    const row = { ...known, ...rowOf(input, sanitize), ...savedNow(known, now), slug };
    return { overlay: overlayOf(pages, row), path: pageAddress({ slug }) };
  },

  home: async (db, { values }) => {
    const known = await readHero(db);
    const input = readLoosely(heroUpdate, values, Object.keys(HERO) as (keyof typeof HERO)[]);
    const changed = Object.fromEntries(Object.entries(input).filter(([, value]) => (value ?? null) !== null));
    return { overlay: overlayOf(hero_section, { ...known, ...changed }), path: href("/") };
  },
};

const slugOf = (input: { slug: string | null; title: string }, known: { slug: string } | undefined, now: Date) =>
  input.slug || known?.slug || slugify(input.title, now);

const savedNow = (known: { id: string; created_at: string } | undefined, now: Date) => ({
  id: known?.id ?? crypto.randomUUID(),
  created_at: known?.created_at ?? now.toISOString(),
  updated_at: now.toISOString(),
});

async function first<T>(db: Db, expression: SQL<T>): Promise<T> {
  const [row] = await db.values<[T]>(sql`select ${expression}`);
  if (!row) throw new Error("no row");
  return row[0];
}
