import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { seo_settings } from "../../db/schema";
import { postAt, publishedPosts } from "../blog/public.server";
import { dayInIstanbul } from "../text/calendar";
import { casinoAt, casinoById, casinoCards } from "../casinos/public.server";
import { activePromotions } from "../promotions/public.server";
import { heroOf, heroQuery, settingsQuery } from "../site/public.server";
import { visibleText } from "../text/visible-text";

const RECORDS_MAX = 20;

export interface SeoSource {
  page_name: string;
  page_path: string;
  content: string;
}

/** Plain text of a post, a casino or a page with SEO settings; else undefined. */
export async function pageText(db: Db, page_path: string, now: Date): Promise<SeoSource | undefined> {
  const record = /^\/(blog|casino)\/([^/]+)$/.exec(page_path);
  const of = (page_name: string, parts: (string | null | undefined)[]) => ({
    page_name,
    page_path,
    content: visibleText(parts.filter(Boolean).join("\n")),
  });
  if (record?.[1] === "blog") {
    const [post] = await postAt(db, record[2] ?? "");
    return post && of(post.title, [post.title, post.excerpt, post.content]);
  }
  if (record) {
    const [casino] = await casinoById(db, casinoAt(record[2] ?? ""), dayInIstanbul(now));
    return casino && of(casino.name, [casino.name, casino.description]);
  }
  const [page, parts] = await listTexts(db, page_path, now);
  return page && of(page.page_name, [page.title, page.description, ...parts]);
}

async function listTexts(db: Db, path: string, now: Date) {
  const [[page], [hero], [home], promotions, casinos, posts] = await db.batch([
    db.select().from(seo_settings).where(eq(seo_settings.page_path, path)),
    heroQuery(db),
    settingsQuery(db),
    activePromotions(db, dayInIstanbul(now), { limit: RECORDS_MAX }),
    casinoCards(db, dayInIstanbul(now), RECORDS_MAX),
    publishedPosts(db, RECORDS_MAX),
  ]);
  const { upper_title, main_title, description } = heroOf(hero);
  const bonuses = promotions.map(({ title, short_description }) => `${title}: ${short_description}`);
  const sites = casinos.map(({ name }) => name);
  const articles = posts.map(({ title, excerpt }) => `${title}: ${excerpt}`);
  const texts: Record<string, string[]> = {
    "/": [upper_title, main_title, description, home?.blog_section_text ?? "", ...bonuses],
    "/bonuslar": bonuses,
    "/guvenilir-siteler": sites,
    "/blog": articles,
    "/sitemap": [...sites, ...bonuses, ...articles],
  };
  return [page, texts[path] ?? []] as const;
}
