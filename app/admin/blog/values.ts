import type { UseFormReturn } from "react-hook-form";
import type { Post } from "../../../db/schema";
import { AI_AUTHOR } from "../../../worker/blog/constants";
import { postInput, TITLE_MAX } from "../../../worker/blog/rules";
import { formValues } from "../form/form-values";
import { nameOfCopy } from "../list/copies";

const textInput = postInput.omit({
  publish_at: true,
  published_at: true,
  is_generated: true,
  publish: true,
  review: true,
});

/** Form values of a post; all fields are empty for a new one. */
export const valuesOf = (post: (Post & { is_generated?: boolean }) | undefined) => ({
  ...formValues(textInput, post),
  sources: post?.sources ?? [],
  publish_at: post?.publish_at ?? null,
  published_at: post?.published_at ?? null,
  is_generated: post?.is_generated ?? false,
});

/** A copy is a draft without a scheduled time. The copy of a generated post is generated, too. */
export const copyOf = (post: Post) => ({
  ...post,
  title: nameOfCopy(post.title, TITLE_MAX),
  slug: "",
  is_published: false,
  publish_at: null,
  published_at: null,
  is_generated: post.author === AI_AUTHOR,
});

export type PostValues = ReturnType<typeof valuesOf>;
export type PostForm = UseFormReturn<PostValues>;
