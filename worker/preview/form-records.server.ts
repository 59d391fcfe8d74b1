import { eq, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../db/client";
import { blog_posts, casinos, hero_section, pages, promotion_categories, promotions } from "../../db/schema";
import { type Overlay, overlayOf } from "../../db/overlay";
import { postRow } from "../blog/editing.server";
import { AI_AUTHOR } from "../blog/constants";
import { postInput } from "../blog/rules";
import { casinoRow } from "../casinos/editing.server";
import { casinoInput } from "../casinos/rules";
import { htmlMark } from "../html/mark";
import { sanitize } from "../html/sanitize";
import { pageRow } from "../pages/editing.server";
import { isReserved } from "../pages/constants";
import { pageInput } from "../pages/rules";
import { typicalGain } from "../promotions/bonus-value";
import { composeDescription } from "../promotions/description.server";
import { promotionRow } from "../promotions/editing.server";
import { promotionInput } from "../promotions/rules";
import { freeSlug } from "../records/free-slug.server";
import { scoreSql } from "../records/score.server";
import { readHero } from "../site/editing.server";
import { HERO } from "../site/built-in-texts";
import { heroUpdate } from "../site/rules";
import { NO_CASINO_SLUG, slugify } from "../text/slug";
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
      ...known,
      ...input,
      ...savedNow(known, now),
      ...cleaned(input.content),
      slug,
      author: input.is_generated ? AI_AUTHOR : (known?.author ?? author),
      is_published: true,
      published_at: known?.published_at ?? now.toISOString(),
    };
    return { overlay: overlayOf(blog_posts, row), path: href("/blog/:post", { post: slug }) };
  },

  promotion: async (db, { id, values, now }) => {
    const known = id ? await promotionRow(db, id) : undefined;
    const texts = readLoosely(promotionInput, values, ["title", "short_description", "full_description"]);
    const { short_description, full_description, ...input } = texts;
    const { casino_id, category_id } = input;
    const [casino, category] = await Promise.all([
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
      ...input,
      ...savedNow(known, now),
      ...composeDescription(short_description, full_description),
      url: input.url ?? "",
      slug,
      category: category[0]?.name ?? null,
      typical_gain: typicalGain(input),
      is_active: true,
    };
    const path = href("/bonuslar/:casino/:promotion", { casino: casino?.slug ?? NO_CASINO_SLUG, promotion: slug });
    return { overlay: overlayOf(promotions, row), path };
  },

  casino: async (db, { id, values, now }) => {
    const known = id ? await casinoRow(db, id) : undefined;
    const input = readLoosely(casinoInput, values, ["name", "description"]);
    const { html_mark, content: description } = cleaned(input.description);
    const slug = await first(db, freeSlug(casinos, slugOf({ ...input, title: input.name }, known, now), { id }));
    const row = {
      ...known,
      ...input,
      ...savedNow(known, now),
      url: input.url ?? "",
      description,
      html_mark,
      slug,
      score: await first(db, scoreSql(sql`${input.review && JSON.stringify(input.review)}`)),
    };
    return { overlay: overlayOf(casinos, row), path: href("/casino/:casino", { casino: slug }) };
  },

  page: async (db, { id, values, now }) => {
    const known = id ? await pageRow(db, id) : undefined;
    const input = readLoosely(pageInput, values, ["title", "content"]);
    const wanted = slugOf(input, known, now);
    const slug = await first(db, freeSlug(pages, isReserved(wanted) ? `${wanted}-1` : wanted, { id }));
    const row = { ...known, ...input, ...savedNow(known, now), ...cleaned(input.content), slug };
    return { overlay: overlayOf(pages, row), path: href("/:page", { page: slug }) };
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
  search_text: "",
});

function cleaned(html: string) {
  const content = sanitize(html);
  return { content, html_mark: htmlMark(content) };
}

async function first<T>(db: Db, expression: SQL<T>): Promise<T> {
  const [row] = await db.all<{ value: T }>(sql`select ${expression} as value`);
  if (!row) throw new Error("no row");
  return row.value;
}
