import { SHORT_POST_WORDS } from "../../../worker/blog/rules";
import { useValues } from "../form/use-values";
import { ReadinessList } from "../preview/readiness-list";
import { alternatives, excerpt, length, links, picture, type Point } from "../preview/readiness-points";
import { useSite } from "../preview/use-site";
import type { PostForm, PostValues } from "./values";

type PostTexts = Pick<PostValues, "image_url" | "image_alt" | "excerpt" | "content">;

export const postReadiness = (post: PostTexts, site: string): Point[] => [
  picture("image_url", post.image_url),
  alternatives(post.image_url, post.image_alt, post.content, "content"),
  excerpt(post.excerpt, "excerpt"),
  links(post.content, "content", site),
  length(post.content, SHORT_POST_WORDS, "content"),
];

interface PostReadinessProps {
  form: PostForm;
  reveal: (fields: string[]) => void;
}

export function PostReadiness({ form, reveal }: PostReadinessProps) {
  const points = postReadiness(useValues(form), useSite().url);
  return <ReadinessList form={form} points={points} reveal={reveal} />;
}
