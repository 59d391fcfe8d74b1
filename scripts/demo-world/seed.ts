import { and, eq, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { dayAfter } from "../../worker/text/calendar";
import { plainText } from "../../worker/text/visible-text";
import { bonusTerms } from "../../worker/promotions/bonus-terms";
import { typicalGain } from "../../worker/promotions/bonus-value";
import { composeDescription } from "../../worker/promotions/description.server";
import { rescoreCasinos } from "../../worker/records/score.server";
import { rewriteReferences } from "../../worker/references/writing.server";
import { bareSlug } from "../../worker/text/slug";
import { foldTr, sortKeyTr } from "../../worker/text/folding";
import type { Db } from "../../db/client";
import * as tables from "../../db/schema";
import casinoData from "./casinos.json";
import categoryData from "./categories.json";
import commentData from "./comments.json";
import { dailyViews } from "./daily-views";
import { DEMO_EMAIL } from "./editor";
import { storeImages } from "./images";
import pageData from "./pages.json";
import postData from "./posts.json";
import promotionData from "./promotions.json";
import { clean, idOf, insert } from "./rows";
import siteData from "./site.json";

/** `updated_at` of rows that a migration inserted and nobody has changed. */
const UNTOUCHED = "1970-01-01T00:00:00.000Z";
/** Demo content links to its pages by path, so that any origin will do. */
export const SITE = "http://localhost:8787";
const HOUR_MS = 3_600_000;
/** Age in days of the casino at `place` in the file. */
const casinoAge = (place: number) => 380 - place * 9;

/** Adds the demo content if there are no administrators, as after an interrupted first start. */
export async function seedIfEmpty(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const any = (table: SQLiteTable) =>
    db
      .select({ one: sql<number>`1` })
      .from(table)
      .limit(1);
  const [administrators, ...content] = await db.batch([
    any(tables.admin_users),
    any(tables.casinos),
    any(tables.promotions),
    any(tables.blog_posts),
    any(tables.trash),
  ]);
  if (administrators.length === 0 || content.every((rows) => rows.length === 0)) await seed(db, bucket, now);
}

/** Adds missing demo content. Ids are derived from names, so a second run changes nothing. */
export async function seed(db: Db, bucket: R2Bucket, now: Date): Promise<void> {
  const images = await storeImages(db, bucket, now);
  const image = (kind: string, file: string | null) => (file ? images.get(`${kind}/${file}`) : null);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const stamps = (hours: number) => ({ created_at: ago(hours), updated_at: ago(hours) });
  const verified = (days: number | null) => ({
    last_verified_at: days === null ? null : ago(24 * days),
    verified_by: days === null ? null : DEMO_EMAIL,
  });
  const categoryOf = new Map(categoryData.map((c) => [c.slug, { id: idOf("category", c.slug), name: c.name }]));

  await insert(
    db,
    tables.promotion_categories,
    categoryData.map((c) => ({
      ...c,
      id: idOf("category", c.slug),
      sort_key: sortKeyTr(c.name),
      ...stamps(24 * 400),
    })),
  );
  await insert(
    db,
    tables.casinos,
    casinoData.map(({ logo, verified_days_ago, ...c }, i) => ({
      ...c,
      ...verified(verified_days_ago),
      id: idOf("casino", c.slug),
      ...clean("description", c.description),
      logo_url: image("logos", logo),
      sort_key: sortKeyTr(c.name),
      search_text: foldTr(c.name),
      ...stamps(24 * casinoAge(i)),
    })),
  );
  await insert(
    db,
    tables.promotions,
    promotionData.map((p) => {
      const described = composeDescription(p.short, p.body);
      const terms = bonusTerms.parse(p.bonus);
      return {
        id: idOf("promotion", p.title),
        title: p.title,
        slug: bareSlug(p.title),
        ...described,
        casino_id: p.casino && idOf("casino", p.casino),
        category_id: p.category && categoryOf.get(p.category)?.id,
        category: p.category && categoryOf.get(p.category)?.name,
        terms: p.terms,
        ...terms,
        typical_gain: typicalGain(terms),
        url: p.url,
        promotion_code: p.code,
        image_url: image("promotions", p.image),
        image_alt: p.image_alt,
        is_active: p.is_active,
        expiry_date: p.expires_in_days === null ? null : dayAfter(now, p.expires_in_days),
        term_history: p.term_history.map(({ days_ago, changes }) => ({ at: ago(24 * days_ago), changes })),
        ...verified(p.verified_days_ago),
        view_count: p.view_count,
        search_text: foldTr(p.title) + "\n" + foldTr(described.short_description),
        created_at: ago(24 * p.age_days),
        updated_at: ago(24 * Math.min(p.age_days, ...p.term_history.map(({ days_ago }) => days_ago))),
      };
    }),
  );
  await insert(
    db,
    tables.blog_posts,
    postData.map(({ age_days, image: file, ...p }) => ({
      ...p,
      id: idOf("post", p.slug),
      ...clean("content", p.content),
      image_url: image("posts", file),
      published_at: p.is_published ? ago(24 * age_days) : null,
      search_text: foldTr(`${p.title} ${p.excerpt} ${plainText(p.content)}`),
      // The oldest draft is published first.
      queue_position: p.is_published ? null : -age_days,
      ...stamps(24 * age_days),
    })),
  );
  await insert(db, tables.daily_views, [
    ...postData.flatMap(({ slug, view_count, age_days }) =>
      dailyViews({ kind: "post", record_id: idOf("post", slug) }, view_count, age_days, now),
    ),
    ...promotionData.flatMap(({ title, view_count, age_days }) =>
      dailyViews({ kind: "promotion", record_id: idOf("promotion", title) }, view_count, age_days, now),
    ),
    ...casinoData.flatMap(({ slug, view_count }, i) =>
      dailyViews({ kind: "casino", record_id: idOf("casino", slug) }, view_count, casinoAge(i), now),
    ),
  ]);
  await insert(
    db,
    tables.promotion_comments,
    commentData.map(({ promotion, age_hours, replied_after_hours, ...c }) => ({
      ...{ status: "published", held_for: null, held_match: null, reply: null },
      ...c,
      id: idOf("comment", `${promotion} ${c.user_name} ${c.comment}`),
      promotion_id: idOf("promotion", promotionData[promotion]?.title ?? ""),
      search_text: foldTr(`${c.user_name} ${c.comment}`),
      replied_at: c.reply ? ago(age_hours - (replied_after_hours ?? 0)) : null,
      replied_by: c.reply ? DEMO_EMAIL : null,
      created_at: ago(age_hours),
      updated_at: ago(age_hours),
    })),
  );
  await insert(
    db,
    tables.pages,
    pageData.map((p, i) => ({
      ...p,
      id: idOf("page", p.slug),
      ...clean("content", p.content),
      search_text: foldTr(`${p.title} ${plainText(p.content)}`),
      // In the order of the footer.
      ...stamps(24 * (30 - i)),
    })),
  );
  await insert(
    db,
    tables.splash_ads,
    siteData.splash_ads.map(({ image: file, ...ad }, i) => ({
      ...ad,
      id: idOf("splash-ad", ad.title),
      image_url: image("splash", file),
      ...stamps(24 * (i + 1)),
    })),
  );
  await db.batch([
    rescoreCasinos(db),
    db
      .update(tables.hero_section)
      .set({ ...siteData.hero, updated_at: ago(0) })
      .where(eq(tables.hero_section.updated_at, UNTOUCHED)),
    db
      .update(tables.settings)
      .set({ ...clean("blog_section_text", siteData.settings.blog_section_text), updated_at: ago(0) })
      .where(eq(tables.settings.updated_at, UNTOUCHED)),
    db
      .update(tables.comment_rules)
      .set({ ...siteData.comment_rules, updated_at: ago(0) })
      .where(eq(tables.comment_rules.updated_at, UNTOUCHED)),
    ...siteData.seo.map((row) =>
      db
        .update(tables.seo_settings)
        .set({ ...row, updated_at: ago(0) })
        .where(and(eq(tables.seo_settings.page_path, row.page_path), eq(tables.seo_settings.updated_at, UNTOUCHED))),
    ),
  ]);
  await rewriteReferences(db, SITE);
}
