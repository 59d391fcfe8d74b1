import { and, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { safeHtml } from "../html/sanitize";
import { isActiveSql } from "../records/active-promotion";
import { foldTr } from "../turkish/folding";
import { OTHER_PROMOTIONS } from "./rules";

/** Columns need unique names, since a batch returns rows as objects. */
const card = {
  id: promotions.id,
  title: promotions.title,
  slug: promotions.slug,
  short_description: promotions.short_description,
  image_url: promotions.image_url,
  url: promotions.url,
  expiry_date: promotions.expiry_date,
  promotion_code: promotions.promotion_code,
  is_active: promotions.is_active,
  casino_id: promotions.casino_id,
  category_id: promotions.category_id,
  category: sql<string | null>`coalesce(${promotion_categories.name}, ${promotions.category})`.as("category_name"),
  casino_name: sql<string | null>`${casinos.name}`.as("casino_name"),
  casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
  casino_logo: sql<string | null>`${casinos.logo_url}`.as("casino_logo"),
};

function selectCards(db: Db) {
  return db
    .select(card)
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id));
}

export type PromotionCard = Awaited<ReturnType<typeof selectCards>>[number];

export const newestFirst = [desc(promotions.created_at), desc(promotions.id)];

export interface PromotionFilter {
  q?: string;
  /** Slug of an active category. */
  category?: string | undefined;
}

function filtered({ q, category }: PromotionFilter): SQL | undefined {
  const term = foldTr(q ?? "");
  return and(
    term ? sql`instr(${promotions.search_text}, ${term}) > 0` : undefined,
    category
      ? eq(
          promotions.category_id,
          sql`(select id from ${promotion_categories} where slug = ${category} and is_active = 1)`,
        )
      : undefined,
  );
}

export function activePromotions(
  db: Db,
  today: string,
  { limit, offset = 0, ...filter }: PromotionFilter & { limit: number; offset?: number },
) {
  return selectCards(db)
    .where(and(isActiveSql(promotions, today), filtered(filter)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** Query: matching promotions by category id, null for those without one; categories may have 0. */
export function activeCounts(db: Db, today: string, q: string) {
  const term = foldTr(q);
  return db
    .select({
      category_id: promotions.category_id,
      total: (term ? sql<number>`sum(instr(${promotions.search_text}, ${term}) > 0)` : sql<number>`count(*)`).as(
        "total",
      ),
    })
    .from(promotions)
    .where(isActiveSql(promotions, today))
    .groupBy(promotions.category_id);
}

/** Query: inactive ones too, newest first. */
export function promotionsOfCasino(db: Db, casinoId: SQL | string, limit: number, offset: number) {
  return selectCards(db)
    .where(eq(promotions.casino_id, casinoId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

export function promotionById(db: Db, id: SQL | string, today: string) {
  return db
    .select({
      ...card,
      description: promotions.description,
      html_mark: promotions.html_mark,
      terms: sql<string>`${promotions.terms}`.as("terms_json"),
      updated_at: promotions.updated_at,
      active: sql<number>`${isActiveSql(promotions, today)}`.as("active"),
      casino_description: sql<string | null>`${casinos.description}`.as("casino_description"),
      casino_html_mark: sql<string | null>`${casinos.html_mark}`.as("casino_html_mark"),
      casino_url: sql<string | null>`${casinos.url}`.as("casino_url"),
      casino_rating: sql<number | null>`${casinos.rating}`.as("casino_rating"),
      casino_is_licensed: sql<number | null>`${casinos.is_licensed}`.as("casino_is_licensed"),
      casino_licence_authority: sql<string | null>`${casinos.licence_authority}`.as("casino_licence_authority"),
      casino_licence_number: sql<string | null>`${casinos.licence_number}`.as("casino_licence_number"),
      casino_has_24_7_support: sql<number | null>`${casinos.has_24_7_support}`.as("casino_has_24_7_support"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .leftJoin(promotion_categories, eq(promotion_categories.id, promotions.category_id))
    .where(eq(promotions.id, id));
}

type PromotionRow = Awaited<ReturnType<typeof promotionById>>[number];
export type PromotionDetail = Omit<PromotionRow, "terms" | "html_mark" | "casino_html_mark"> & { terms: string[] };

const termsJson = z.array(z.string());

/** Returns undefined if what is stored cannot be read. */
export function readPromotion({ html_mark, casino_html_mark, ...row }: PromotionRow): PromotionDetail | undefined {
  const { description, casino_description } = row;
  try {
    return {
      ...row,
      description: description && safeHtml(description, html_mark),
      casino_description: casino_description && safeHtml(casino_description, casino_html_mark),
      terms: termsJson.parse(JSON.parse(row.terms)),
    };
  } catch {
    return undefined;
  }
}

/** Query: other active promotions of the same casino, or of none, newest first. */
export function otherPromotions(db: Db, id: SQL | string, today: string) {
  const casinoId = sql`(select casino_id from ${promotions} where id = ${id})`;
  return selectCards(db)
    .where(and(isActiveSql(promotions, today), sql`${promotions.casino_id} is ${casinoId}`, ne(promotions.id, id)))
    .orderBy(...newestFirst)
    .limit(OTHER_PROMOTIONS);
}

export function promotionsForSitemap(db: Db, today: string, limit: number) {
  return db
    .select({
      title: promotions.title,
      slug: promotions.slug,
      updated_at: promotions.updated_at,
      casino_slug: sql<string | null>`${casinos.slug}`.as("casino_slug"),
    })
    .from(promotions)
    .leftJoin(casinos, eq(casinos.id, promotions.casino_id))
    .where(isActiveSql(promotions, today))
    .orderBy(...newestFirst)
    .limit(limit);
}
