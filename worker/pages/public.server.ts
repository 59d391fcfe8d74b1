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

const isAt = (key: Bindable<string>) => or(eq(pages.slug, key), eq(pages.id, sql`lower(${key})`));

export function pageAt(db: Db, key: Bindable<string>) {
  return db
    .select({
      id: pages.id,
      slug: pages.slug,
      title: pages.title,
      content: pages.content,
      html_mark: pages.html_mark,
      seo_title: pages.seo_title,
      seo_description: pages.seo_description,
      seo_keywords: pages.seo_keywords,
      updated_at: pages.updated_at,
    })
    .from(pages)
    .where(isAt(key))
    .limit(1);
}

/** What other tables say of a page: operators that it links to, and the weights of the criteria. */
export const pageTies = (db: Db, key: Bindable<string>) =>
  db
    .select({ operators: operatorsIn(pages.content), weights: weightsSql.as("weights") })
    .from(pages)
    .where(isAt(key))
    .limit(1);

type PageRow = Awaited<ReturnType<typeof pageAt>>[number];
type PageTies = Awaited<ReturnType<typeof pageTies>>[number];
export type PageDetail = Omit<PageRow, "html_mark"> & { weights: CriterionWeights };

/** The page for visitors. If `ties` could not be read, links name no operator and the weights are the default ones. */
export async function readPage({ html_mark, ...row }: PageRow, ties: PageTies | undefined): Promise<PageDetail> {
  const { operators, weights } = ties ?? { operators: "{}", weights: null };
  return { ...row, content: await outboundHtml(row.content, html_mark, operators), weights: readWeights(weights) };
}

export function pagesForSitemap(db: Db, limit: number) {
  return db
    .select({ title: pages.title, slug: pages.slug, updated_at: pages.updated_at })
    .from(pages)
    .orderBy(asc(pages.created_at), asc(pages.id))
    .limit(limit);
}
