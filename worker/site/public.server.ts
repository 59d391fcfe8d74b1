import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client";
import { hero_section, type SeoSettings, seo_settings, settings } from "../../db/schema";
import { safeHtml } from "../html/sanitize";
import { HERO, type Seo, builtInSeo } from "./rules";

const HOME = "/";

/** Query: the SEO rows that may speak for a path: its own and the one of `/`. */
export function seoRows(db: Db, path: string) {
  return db
    .select()
    .from(seo_settings)
    .where(inArray(seo_settings.page_path, [path, HOME]));
}

/** Title, description and keywords of a path: each from its own row, else the row of `/`, else built in. */
export function seoOf(rows: SeoSettings[], path: string, siteName: string): Seo {
  const own = rows.find((row) => row.page_path === path);
  const home = rows.find((row) => row.page_path === HOME);
  const builtIn = builtInSeo(siteName);
  const pick = (field: keyof Seo) => own?.[field] || home?.[field] || builtIn[field];
  return { title: pick("title"), description: pick("description"), keywords: pick("keywords") };
}

/** Query: the hero's texts; at most one row. */
export function heroRow(db: Db) {
  return db.select().from(hero_section).limit(1);
}

/** The hero with its built-in texts where the row has none; the built-in highlight belongs to the built-in title. */
export function heroOf(row: Partial<typeof HERO> | undefined): typeof HERO {
  const filled = Object.fromEntries(Object.entries(row ?? {}).filter(([, text]) => text !== "")) as Partial<
    typeof HERO
  >;
  return { ...HERO, ...(filled.main_title && { highlighted_text: "" }), ...filled };
}

/** Query: the site's settings; at most one row. */
export function settingsRow(db: Db) {
  return db
    .select({ blog_section_text: settings.blog_section_text, html_mark: settings.html_mark })
    .from(settings)
    .limit(1);
}

/** The text beneath the posts of the home page, empty where there is none. */
export function blogTextOf(row: { blog_section_text: string; html_mark: string } | undefined): string {
  return row ? safeHtml(row.blog_section_text, row.html_mark) : "";
}
