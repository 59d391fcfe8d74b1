import { eq, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../db/client";
import {
  appearance,
  blog_posts,
  casinos,
  hero_section,
  pages,
  promotion_categories,
  promotions,
} from "../../db/schema";
import { type Overlay, overlayOf } from "../../db/overlay";
import { appearanceOfForm } from "../appearance/preview.server";
import { appearanceUpdate } from "../appearance/rules";
import * as post from "../blog/statements.server";
import { postInput } from "../blog/rules";
import { casinoInput } from "../casinos/rules";
import * as casino from "../casinos/statements.server";
import { sanitize } from "../text/sanitize";
import { rowOf } from "../pages/editing.server";
import { isReserved } from "../pages/constants";
import { pageInput } from "../pages/rules";
import { promotionInput } from "../promotions/rules";
import { promotionsForSitemap } from "../promotions/public.server";
import * as promotion from "../promotions/statements.server";
import { casinoAddress, pageAddress, postAddress, promotionAddress } from "../records/addresses";
import { recordRow } from "../records/editable.server";
import { freeSlug } from "../records/free-slug.server";
import { readHero } from "../site/editing.server";
import { HERO } from "../site/built-in-texts";
import { heroUpdate } from "../site/rules";
import { dayInIstanbul } from "../text/calendar";
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
    const stored = id ? await recordRow(db, "post", id) : undefined;
    const input = readLoosely(postInput, values, ["title", "category", "excerpt", "content"]);
    const slug = await first(db, freeSlug(blog_posts, slugOf(input, stored, now), { id }));
    const row = {
      author,
      ...stored,
      ...post.rowOf(input, sanitize),
      ...savedNow(stored, now),
      slug,
      is_published: true,
      published_at: input.published_at ?? stored?.published_at ?? now.toISOString(),
    };
    return { overlay: overlayOf(blog_posts, row), path: postAddress({ slug }) };
  },

  promotion: async (db, { id, values, now }) => {
    const stored = id ? await recordRow(db, "promotion", id) : undefined;
    const input = readLoosely(promotionInput, values, ["title", "short_description", "full_description"]);
    const { casino_id, category_id } = input;
    const [home, category] = await Promise.all([
      casino_id ? recordRow(db, "casino", casino_id) : undefined,
      category_id
        ? db
            .select({ name: promotion_categories.name })
            .from(promotion_categories)
            .where(eq(promotion_categories.id, category_id))
        : [],
    ]);
    const within = sql`taken.casino_id is ${casino_id}`;
    const slug = await first(db, freeSlug(promotions, slugOf(input, stored, now), { id, within }));
    const row = {
      ...stored,
      ...promotion.rowOf(input, category[0]?.name ?? null),
      ...savedNow(stored, now),
      url: input.url ?? "",
      slug,
      is_active: true,
    };
    const path = promotionAddress({ slug, casino_slug: home?.slug ?? null });
    return { overlay: overlayOf(promotions, row), path };
  },

  casino: async (db, { id, values, now }) => {
    const stored = id ? await recordRow(db, "casino", id) : undefined;
    const input = readLoosely(casinoInput, values, ["name", "description"]);
    const slug = await first(db, freeSlug(casinos, slugOf({ ...input, title: input.name }, stored, now), { id }));
    const scored = casino.rowOf(input, sanitize);
    const row = {
      ...stored,
      ...scored,
      ...savedNow(stored, now),
      url: input.url ?? "",
      slug,
      score: await first(db, scored.score),
    };
    return { overlay: overlayOf(casinos, row), path: casinoAddress({ slug }) };
  },

  page: async (db, { id, values, now }) => {
    const stored = id ? await recordRow(db, "page", id) : undefined;
    const input = readLoosely(pageInput, values, ["title", "content"]);
    const wanted = slugOf(input, stored, now);
    const slug = await first(db, freeSlug(pages, isReserved(wanted) ? `${wanted}-1` : wanted, { id }));
    const row = { ...stored, ...rowOf(input, sanitize), ...savedNow(stored, now), slug };
    return { overlay: overlayOf(pages, row), path: pageAddress({ slug }) };
  },

  home: async (db, { values }) => {
    const stored = await readHero(db);
    const input = readLoosely(heroUpdate, values, Object.keys(HERO) as (keyof typeof HERO)[]);
    const changed = Object.fromEntries(Object.entries(input).filter(([, value]) => (value ?? null) !== null));
    return { overlay: overlayOf(hero_section, { ...stored, ...changed }), path: href("/") };
  },

  "appearance-home": async (db, form) => appearanceAt(db, form, href("/")),
  "appearance-list": async (db, form) => appearanceAt(db, form, href("/bonuslar")),
  "appearance-bonus": async (db, form) => {
    const [newest] = await promotionsForSitemap(db, dayInIstanbul(form.now), 1);
    return appearanceAt(db, form, newest ? promotionAddress(newest) : href("/"));
  },
};

async function appearanceAt(db: Db, { values }: Form, path: string): Promise<Previewed> {
  const input = readLoosely(appearanceUpdate, values, ["site_name", "footer_text"]);
  return { overlay: overlayOf(appearance, await appearanceOfForm(db, input)), path };
}

const slugOf = (input: { slug: string | null; title: string }, stored: { slug: string } | undefined, now: Date) =>
  input.slug || stored?.slug || slugify(input.title, now);

const savedNow = (stored: { id: string; created_at: string } | undefined, now: Date) => ({
  id: stored?.id ?? crypto.randomUUID(),
  created_at: stored?.created_at ?? now.toISOString(),
  updated_at: now.toISOString(),
});

async function first<T>(db: Db, expression: SQL<T>): Promise<T> {
  const [row] = await db.values<[T]>(sql`select ${expression}`);
  if (!row) throw new Error("no row");
  return row[0];
}
