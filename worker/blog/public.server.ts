import { and, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { blog_posts } from "../../db/schema";
import { storedHtml } from "../html/stored-html";
import { countsOf } from "../records/counts.server";
import type { Limit } from "../records/list";
import { isInRange, type RowRange } from "../records/row-ranges.server";
import { bareSlug } from "../text/slug";
import { sortKeyTr } from "../turkish/folding";
import { RELATED_POSTS } from "./constants";

const card = {
  id: blog_posts.id,
  slug: blog_posts.slug,
  title: blog_posts.title,
  excerpt: blog_posts.excerpt,
  category: blog_posts.category,
  image_url: blog_posts.image_url,
  image_focus: blog_posts.image_focus,
  published_at: sql<string>`coalesce(${blog_posts.published_at}, ${blog_posts.created_at})`.as("published_on"),
};

const newestFirst = [desc(blog_posts.published_at), desc(blog_posts.id)];
const isPublished = eq(blog_posts.is_published, true);
const hasKey = (key: Bindable<string>) =>
  and(isPublished, or(eq(blog_posts.slug, key), eq(blog_posts.id, sql`lower(${key})`)));

const isAfter = (id: Bindable<string>) => sql`(${blog_posts.published_at}, ${blog_posts.id}) <
  (select p.published_at, p.id from ${blog_posts} p where p.id = ${id})`;

/** Query: published posts, of all or of the named categories, optionally only those after the given post. */
export function publishedPosts(
  db: Db,
  limit: Limit,
  offset: Limit = 0,
  categories?: string[],
  after?: Bindable<string>,
) {
  return db
    .select(card)
    .from(blog_posts)
    .where(
      and(
        isPublished,
        categories && inArray(blog_posts.category, categories),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

export type PostCardRow = Awaited<ReturnType<typeof publishedPosts>>[number];

/** Query: the published posts among these ids (an SQL list), unordered. */
export function postsAmong(db: Db, ids: SQL, limit: Limit) {
  return (
    db
      .select(card)
      .from(blog_posts)
      // The unary plus keeps SQLite from using the index, which would read all published posts.
      .where(sql`${blog_posts.id} in ${ids} and +${blog_posts.is_published} = 1`)
      .limit(limit)
  );
}

export function categoryCounts(db: Db, today: Bindable<string>) {
  return countsOf(db, "post", today);
}

export interface PostCategory {
  slug: string;
  name: string;
  /** All spellings that make the same slug; the most frequent one is `name`. */
  names: string[];
  total: number;
}

export function postCategories(rows: { part: string; total: number }[]): PostCategory[] {
  const bySlug = Map.groupBy(rows, ({ part }) => bareSlug(part));
  bySlug.delete("");
  return [...bySlug]
    .map(([slug, same]) => {
      const names = same.toSorted((a, b) => b.total - a.total).map(({ part }) => part);
      return { slug, names, name: names[0] ?? slug, total: same.reduce((sum, { total }) => sum + total, 0) };
    })
    .sort((a, b) => (sortKeyTr(a.name) < sortKeyTr(b.name) ? -1 : 1));
}

export function postAt(db: Db, key: Bindable<string>) {
  return db
    .select({
      ...card,
      image_alt: blog_posts.image_alt,
      content: blog_posts.content,
      html_mark: blog_posts.html_mark,
      author: blog_posts.author,
      view_count: blog_posts.view_count,
      seo_title: blog_posts.seo_title,
      seo_description: blog_posts.seo_description,
      seo_keywords: blog_posts.seo_keywords,
      updated_at: blog_posts.updated_at,
    })
    .from(blog_posts)
    .where(hasKey(key))
    .limit(1);
}

type PostRow = Awaited<ReturnType<typeof postAt>>[number];
export type PostDetail = Omit<PostRow, "html_mark">;

export async function readPost({ html_mark, ...row }: PostRow): Promise<PostDetail> {
  return { ...row, content: await storedHtml(row.content, html_mark) };
}

/** SQL: the address of a post's picture. */
export const postPicture = (key: Bindable<string>) =>
  sql`(select image_url from ${blog_posts} where ${hasKey(key)} limit 1)`;

export function relatedPosts(db: Db, key: Bindable<string>) {
  const self = (column: "id" | "category") =>
    sql`(select ${sql.raw(column)} from ${blog_posts} where ${hasKey(key)} limit 1)`;
  return db
    .select(card)
    .from(blog_posts)
    .where(and(isPublished, eq(blog_posts.category, self("category")), ne(blog_posts.id, self("id"))))
    .orderBy(...newestFirst)
    .limit(RELATED_POSTS);
}

export function postsForFeed(db: Db, limit: number) {
  return db
    .select({ ...card, author: blog_posts.author, updated_at: blog_posts.updated_at })
    .from(blog_posts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
}

const selectForSitemap = (db: Db) =>
  db.select({ title: blog_posts.title, slug: blog_posts.slug, updated_at: blog_posts.updated_at }).from(blog_posts);

export const postsForSitemap = (db: Db, limit: number) =>
  selectForSitemap(db)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);

export const postsInRange = (db: Db, range: RowRange) =>
  selectForSitemap(db).where(and(isInRange(blog_posts, range), sql`+${blog_posts.is_published} = 1`));
