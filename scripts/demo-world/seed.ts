import { and, eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { rescoreCasinos } from "../../worker/records/score.server";
import { rewriteReferences } from "../../worker/references/writing.server";
import type { Db } from "../../db/client";
import * as tables from "../../db/schema";
import * as content from "./content";
import * as figures from "./figures";
import { storeImages } from "./images";
import { clean, insert } from "./rows";
import siteData from "./site.json";

/** `updated_at` of rows that a migration inserted and nobody has changed. */
const UNTOUCHED = "1970-01-01T00:00:00.000Z";
/** Demo content links to its pages by path, so that any origin will do. */
export const SITE = "http://localhost:8787";
const HOUR_MS = 3_600_000;

/** Adds the demo content if there are no administrators, as after an interrupted first start. */
export async function seedIfEmpty(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const any = (table: SQLiteTable) =>
    db
      .select({ one: sql<number>`1` })
      .from(table)
      .limit(1);
  const [administrators, ...others] = await db.batch([
    any(tables.admin_users),
    any(tables.casinos),
    any(tables.promotions),
    any(tables.blog_posts),
    any(tables.trash),
  ]);
  if (administrators.length === 0 || others.every((rows) => rows.length === 0)) await seed(db, bucket, now);
}

/** Adds missing demo content. Ids are derived from names, so a second run changes nothing. */
export async function seed(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const images = await storeImages(db, bucket, now);
  const at: content.Moment = {
    now,
    image: (kind, file) => (file ? images.get(`${kind}/${file}`) : null),
    ago: (hours) => new Date(now.getTime() - hours * HOUR_MS).toISOString(),
  };
  await insert(db, tables.users, content.userRows(at));
  await insert(db, tables.profiles, content.profileRows(at));
  await insert(db, tables.promotion_categories, content.categoryRows(at));
  await insert(db, tables.casinos, content.casinoRows(at));
  await insert(db, tables.promotions, content.promotionRows(at));
  await insert(db, tables.blog_posts, content.postRows(at));
  await insert(db, tables.daily_views, figures.viewRows(at));
  await insert(db, tables.daily_views, figures.listViewRows(at));
  await insert(db, tables.daily_clicks, figures.clickRows(at));
  await insert(db, tables.tracked_clicks, figures.trackedRows(at));
  await insert(db, tables.conversions, figures.conversionRows(at));
  await insert(db, tables.daily_visits, figures.visitRows(at));
  await insert(db, tables.promotion_comments, content.commentRows(at));
  await insert(db, tables.pages, content.pageRows(at));
  await insert(db, tables.splash_ads, content.splashAdRows(at));
  await fillSettings(db, at.ago(0));
  await rewriteReferences(db, SITE);
}

/** Settings that a migration inserted and nobody has changed. */
async function fillSettings(db: Db, updated_at: string): Promise<void> {
  const { hero_section, settings, comment_rules, seo_settings } = tables;
  await db.batch([
    rescoreCasinos(db),
    db
      .update(hero_section)
      .set({ ...siteData.hero, updated_at })
      .where(eq(hero_section.updated_at, UNTOUCHED)),
    db
      .update(settings)
      .set({ ...clean("blog_section_text", siteData.settings.blog_section_text), updated_at })
      .where(eq(settings.updated_at, UNTOUCHED)),
    db
      .update(comment_rules)
      .set({ ...siteData.comment_rules, updated_at })
      .where(eq(comment_rules.updated_at, UNTOUCHED)),
    ...siteData.seo.map((row) =>
      db
        .update(seo_settings)
        .set({ ...row, updated_at })
        .where(and(eq(seo_settings.page_path, row.page_path), eq(seo_settings.updated_at, UNTOUCHED))),
    ),
  ]);
}
