import { asc } from "drizzle-orm";
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
import { type Edit, revise, revisedBy, revisionTime } from "../records/revision.server";
import { rescoreCasinos } from "../records/score.server";
import { writeReferences } from "../references/writing.server";
import { sectionsOf, storedSections } from "./home-sections";
import type { HeroUpdate, ReviewSettingsUpdate, SeoUpdate, SettingsUpdate } from "./rules";

export const SETTINGS_NOT_FOUND = "Ayarlar bulunamadı";

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
  const values = { ...input, sections: storedSections(input.sections), ...revisedBy(updated_at, edit) };
  const revised = await revise(db, hero_section, id, updated_at, values, SETTINGS_NOT_FOUND, {
    keeps: { kind: "hero", change: edit.change },
    shown: wholeHero,
    before: (isUnchanged) => writeReferences(db, "hero", { id, ...values }, edit.site, isUnchanged),
  });
  return wholeHero(revised);
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseSettings(db: Db, id: string, input: SettingsUpdate, edit: Edit): Promise<Settings> {
  const blog_section_text = sanitize(input.blog_section_text);
  const values = {
    blog_section_text,
    html_mark: htmlMark(blog_section_text),
    ...revisedBy(input.updated_at, edit),
  };
  return revise(db, settings, id, input.updated_at, values, SETTINGS_NOT_FOUND, {
    keeps: { kind: "home_texts", change: edit.change },
    shown: (row) => editable("home_texts", row),
    before: (isUnchanged) => writeReferences(db, "home_texts", { id, ...values }, edit.site, isUnchanged),
  });
}

export async function readReviewSettings(db: Db): Promise<ReviewSettings | undefined> {
  const [row] = await db.select().from(review_settings).limit(1);
  return row;
}

/** New weights change the scores of all casinos in the same transaction. Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseReviewSettings(
  db: Db,
  id: string,
  { updated_at, ...input }: ReviewSettingsUpdate,
  now: Date,
): Promise<ReviewSettings> {
  const values = { ...input, updated_at: revisionTime(updated_at, now) };
  return revise(db, review_settings, id, updated_at, values, SETTINGS_NOT_FOUND, {
    also: [rescoreCasinos(db)],
  });
}

export function seoPages(db: Db) {
  return db.select().from(seo_settings).orderBy(asc(seo_settings.page_name), asc(seo_settings.id));
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export async function reviseSeo(
  db: Db,
  id: string,
  { updated_at, ...input }: SeoUpdate,
  edit: Edit,
): Promise<SeoSettings> {
  return revise(db, seo_settings, id, updated_at, { ...input, ...revisedBy(updated_at, edit) }, "Sayfa bulunamadı", {
    keeps: { kind: "seo", change: edit.change },
  });
}

export async function hasSettings(db: Db): Promise<boolean> {
  const [heroes, rows] = await db.batch([
    db.select({ id: hero_section.id }).from(hero_section).limit(1),
    db.select({ id: settings.id }).from(settings).limit(1),
  ]);
  return heroes.length > 0 && rows.length > 0;
}
