import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { formerAddress } from "../records/former-addresses.server";
import { nearest } from "../text/match";
import type { Db } from "../../db/client";
import type { Bindable } from "../../db/prepared";
import { blog_posts } from "../../db/schema";
import { operatorsIn, outboundHtml } from "../outbound/texts.server";
import type { Limit } from "../records/list";
import { type Person, personSql, readPerson } from "../records/people.server";
import { bareSlug } from "../text/slug";
import { sortKeyTr } from "../text/folding";
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

/** Query: published posts, of all or of the named categories. */
export function publishedPosts(db: Db, limit: Limit, offset: Limit = 0, categories?: string[]) {
  return db
    .select(card)
    .from(blog_posts)
    .where(and(isPublished, categories && inArray(blog_posts.category, categories)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** Query: the latest posts of a writer, given by the account's id (SQL). */
export const postsBy = (db: Db, writer: SQL, limit: Limit) =>
  db
    .select(card)
    .from(blog_posts)
    .where(and(isPublished, eq(blog_posts.written_by, writer)))
    .orderBy(...newestFirst)
    .limit(limit);

export type PostCardRow = Awaited<ReturnType<typeof publishedPosts>>[number];

/** Query: the published posts among these ids (an SQL list), unordered. */
export function postsAmong(db: Db, ids: SQL, limit: Limit) {
  return db
    .select(card)
    .from(blog_posts)
    .where(and(sql`${blog_posts.id} in ${ids}`, isPublished))
    .limit(limit);
}

export function categoryCounts(db: Db) {
  return db
    .select({ category: blog_posts.category, total: count().as("total") })
    .from(blog_posts)
    .where(isPublished)
    .groupBy(blog_posts.category);
}

export interface PostCategory {
  slug: string;
  name: string;
  /** All spellings that make the same slug; the most frequent one is `name`. */
  names: string[];
  total: number;
}

export function postCategories(rows: { category: string; total: number }[]): PostCategory[] {
  const bySlug = Map.groupBy(rows, ({ category }) => bareSlug(category));
  bySlug.delete("");
  return [...bySlug]
    .map(([slug, same]) => {
      const names = same.toSorted((a, b) => b.total - a.total).map(({ category }) => category);
      return { slug, names, name: names[0] ?? slug, total: same.reduce((sum, { total }) => sum + total, 0) };
    })
    .sort((a, b) => (sortKeyTr(a.name) < sortKeyTr(b.name) ? -1 : 1));
}

export function postAt(db: Db, key: Bindable<string>) {
  return db
    .select({
      ...card,
      image_alt: blog_posts.image_alt,
      share_image_url: blog_posts.share_image_url,
      content: blog_posts.content,
      sources: blog_posts.sources,
      html_mark: blog_posts.html_mark,
      operators: operatorsIn(blog_posts.content),
      author: blog_posts.author,
      writer: personSql(blog_posts.written_by).as("writer"),
      checker: personSql(sql`nullif(${blog_posts.checked_by}, ${blog_posts.written_by})`).as("checker"),
      checked_at: blog_posts.checked_at,
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
export type PostDetail = Omit<PostRow, "html_mark" | "operators" | "writer" | "checker"> & {
  writer: Person | null;
  checker: Person | null;
};

export async function readPost({ html_mark, operators, writer, checker, ...row }: PostRow): Promise<PostDetail> {
  const content = await outboundHtml(row.content, html_mark, operators);
  return { ...row, content, writer: readPerson(writer), checker: readPerson(checker) };
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
    .select({
      ...card,
      author: sql<string>`coalesce(${personSql(blog_posts.written_by)} ->> 'name', ${blog_posts.author})`.as("author"),
      updated_at: blog_posts.updated_at,
    })
    .from(blog_posts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
}

export const postsForSitemap = (db: Db, limit: number) =>
  db
    .select({ title: blog_posts.title, slug: blog_posts.slug, updated_at: blog_posts.updated_at })
    .from(blog_posts)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);

/** Resolves an unknown `/blog/<key>`: a former address or, if `isLoose`, the posts of the nearest titles. */
export async function findPost(db: Db, key: string, isLoose: boolean) {
  const former = formerAddress(db, `/blog/${key}`);
  if (!isLoose) return { former: (await former)[0] };
  const [[left], every] = await db.batch([
    former,
    db
      .select({ slug: blog_posts.slug, title: blog_posts.title })
      .from(blog_posts)
      .where(isPublished)
      .orderBy(...newestFirst),
  ]);
  return left ? { former: left } : { near: nearest(key, every, ({ title }) => title) };
}
