import { asc, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  type Hero,
  hero_section,
  type ReviewSettings,
  review_settings,
  type SeoSettings,
  seo_settings,
  type Settings,
  settings,
} from "../../db/schema";
import { htmlMark } from "../text/mark";
import { sanitize } from "../text/sanitize";
import { editable } from "../records/editable.server";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { type Edit, revise, reviseRecord } from "../records/revision.server";
import { rescoreCasinos } from "../records/score.server";
import { writeReferences } from "../references/writing.server";
import { sectionsOf, storedSections } from "./home-sections";
import type { HeroUpdate, ReviewSettingsUpdate, SeoUpdate, SettingsUpdate } from "./rules";

export async function readHero(db: Db): Promise<Hero | undefined> {
  const [row] = await db.select().from(hero_section).limit(1);
  return row && wholeHero(row);
}

export const wholeHero = (row: Hero): Hero => ({ ...row, sections: sectionsOf(row.sections) });

export async function readSettings(db: Db): Promise<Settings | undefined> {
  const [row] = await db.select().from(settings).limit(1);
  return row && editable("home_texts", row);
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseHero(db: Db, id: string, { updated_at, ...input }: HeroUpdate, edit: Edit): Promise<Hero> {
  const values = { ...input, sections: storedSections(input.sections) };
  const before = (isUnchanged: SQL | undefined) =>
    writeReferences(db, "hero", { id, ...values }, edit.site, isUnchanged);
  return wholeHero(await reviseRecord(db, "hero", id, updated_at, { values, before }, edit, wholeHero));
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseSettings(db: Db, id: string, input: SettingsUpdate, edit: Edit): Promise<Settings> {
  const blog_section_text = sanitize(input.blog_section_text);
  const values = { blog_section_text, html_mark: htmlMark(blog_section_text) };
  const before = (isUnchanged: SQL | undefined) =>
    writeReferences(db, "home_texts", { id, ...values }, edit.site, isUnchanged);
  return reviseRecord(db, "home_texts", id, input.updated_at, { values, before }, edit);
}

export async function readReviewSettings(db: Db): Promise<ReviewSettings | undefined> {
  const [row] = await db.select().from(review_settings).limit(1);
  return row;
}

/** New weights change the scores of all casinos in the same transaction. Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseReviewSettings(
  db: Db,
  id: string,
  input: ReviewSettingsUpdate,
  now: Date,
): Promise<ReviewSettings> {
  return revise(db, review_settings, id, input, now, SETTINGS_MISSING, [rescoreCasinos(db)]);
}

export function seoPages(db: Db) {
  return db.select().from(seo_settings).orderBy(asc(seo_settings.page_name), asc(seo_settings.id));
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseSeo(
  db: Db,
  id: string,
  { updated_at, ...values }: SeoUpdate,
  edit: Edit,
): Promise<SeoSettings> {
  return reviseRecord(db, "seo", id, updated_at, { values }, edit);
}

export async function hasSettings(db: Db): Promise<boolean> {
  const [heroes, rows] = await db.batch([
    db.select({ id: hero_section.id }).from(hero_section).limit(1),
    db.select({ id: settings.id }).from(settings).limit(1),
  ]);
  return heroes.length > 0 && rows.length > 0;
}
