import { asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { type CriterionWeights, pages } from "../../db/schema";
import { readWeights, weightsSql } from "../casinos/weights.server";
import { operatorsIn, outboundHtml } from "../outbound/texts.server";
import { FOOTER_PAGES } from "./constants";

export function footerPages(db: Db) {
  return db
    .select({ slug: pages.slug, title: pages.title })
    .from(pages)
    .where(eq(pages.in_footer, true))
    .orderBy(asc(pages.created_at), asc(pages.id))
    .limit(FOOTER_PAGES);
}

export type PageLink = Awaited<ReturnType<typeof footerPages>>[number];

/** `alone`: without what other tables say of it. */
export function pageAt(db: Db, key: Bindable<string>, parts: "whole" | "alone" = "whole") {
  const isAlone = parts === "alone";
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      content: pages.content,
      html_mark: pages.html_mark,
      operators: isAlone ? sql<string>`'{}'`.as("operators") : operatorsIn(pages.content),
      seo_title: pages.seo_title,
      seo_description: pages.seo_description,
      seo_keywords: pages.seo_keywords,
      updated_at: pages.updated_at,
      weights: (isAlone ? sql<string | null>`null` : weightsSql).as("weights"),
    })
    .from(pages)
    .where(or(eq(pages.slug, key), eq(pages.id, sql`lower(${key})`)))
    .limit(1);
}

type PageRow = Awaited<ReturnType<typeof pageAt>>[number];
export type PageDetail = Omit<PageRow, "html_mark" | "operators" | "weights"> & { weights: CriterionWeights };

export async function readPage({ html_mark, operators, ...row }: PageRow): Promise<PageDetail> {
  return { ...row, content: await outboundHtml(row.content, html_mark, operators), weights: readWeights(row.weights) };
}

export function pagesForSitemap(db: Db, limit: number) {
  return db
    .select({ title: pages.title, slug: pages.slug, updated_at: pages.updated_at })
    .from(pages)
    .orderBy(asc(pages.created_at), asc(pages.id))
    .limit(limit);
}
