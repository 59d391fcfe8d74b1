import type { UseFormReturn } from "react-hook-form";
import type { Post } from "../../../db/schema";
import { TITLE_MAX } from "../../../worker/blog/rules";
import { nameOfCopy } from "../list/copies";

/** Form values of a post; all fields are empty for a new one. */
export const valuesOf = (post: Post | undefined) => ({
  title: post?.title ?? "",
  category: post?.category ?? "",
  excerpt: post?.excerpt ?? "",
  content: post?.content ?? "",
  image_url: post?.image_url ?? "",
  image_alt: post?.image_alt ?? "",
  image_focus: post?.image_focus ?? "",
  seo_title: post?.seo_title ?? "",
  seo_description: post?.seo_description ?? "",
  seo_keywords: post?.seo_keywords ?? "",
  slug: post?.slug ?? "",
  publish_at: post?.publish_at ?? null,
  is_generated: false,
});

/** A copy is a draft without a scheduled time. */
export const copyOf = (post: Post): Post => ({
  ...post,
  title: nameOfCopy(post.title, TITLE_MAX),
  slug: "",
  is_published: false,
  publish_at: null,
});

export type PostForm = UseFormReturn<ReturnType<typeof valuesOf>>;
