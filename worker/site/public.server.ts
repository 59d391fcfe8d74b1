import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { hero_section, seo_settings, settings } from "../../db/schema";
import { operatorLink, operatorsIn, outboundHtml } from "../outbound/texts.server";
import { HERO, type HeroTexts, type Seo, seoOf } from "./built-in-texts";

const HOME = "/";

export function seoRows(db: Db, path: Bindable<string>) {
  return db
    .select({
      page_path: seo_settings.page_path,
      title: seo_settings.title,
      description: seo_settings.description,
      keywords: seo_settings.keywords,
    })
    .from(seo_settings)
    .where(inArray(seo_settings.page_path, [path, HOME]));
}

export type SeoRow = Awaited<ReturnType<typeof seoRows>>[number];

export function seoForPath(rows: SeoRow[], path: string, siteName: string): Seo {
  const of = (wanted: string) => rows.find(({ page_path }) => page_path === wanted);
  return seoOf({ own: of(path), home: of(HOME) }, path, siteName);
}

export function heroQuery(db: Db) {
  return db
    .select({
      upper_title: hero_section.upper_title,
      main_title: hero_section.main_title,
      highlighted_text: hero_section.highlighted_text,
      description: hero_section.description,
      button_text: hero_section.button_text,
      button_url: hero_section.button_url,
      operators: operatorsIn(hero_section.button_url),
      sections: hero_section.sections,
      pinned_promotions: hero_section.pinned_promotions,
      pinned_casinos: hero_section.pinned_casinos,
      pinned_posts: hero_section.pinned_posts,
    })
    .from(hero_section)
    .limit(1);
}

/** Replaces each empty text by its default. Without its title a highlighted phrase is the default one, and vice versa. */
export function heroOf(row: (Partial<HeroTexts> & { operators?: string }) | undefined): HeroTexts {
  const names = Object.keys(HERO) as (keyof HeroTexts)[];
  const texts = Object.fromEntries(names.map((name) => [name, row?.[name]?.trim() || HERO[name]])) as HeroTexts;
  const highlighted_text = row?.main_title?.trim() ? (row.highlighted_text?.trim() ?? "") : HERO.highlighted_text;
  const button_url = operatorLink(texts.button_url, row?.operators ?? "{}", "giris")?.href ?? texts.button_url;
  return { ...texts, highlighted_text, button_url };
}

export function settingsQuery(db: Db) {
  return db
    .select({
      blog_section_text: settings.blog_section_text,
      html_mark: settings.html_mark,
      operators: operatorsIn(settings.blog_section_text),
    })
    .from(settings)
    .limit(1);
}

export async function blogTextOf(row: Awaited<ReturnType<typeof settingsQuery>>[number] | undefined): Promise<string> {
  return row ? await outboundHtml(row.blog_section_text, row.html_mark, row.operators) : "";
}
