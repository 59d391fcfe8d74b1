import { SHORT_POST_WORDS } from "../../../worker/blog/rules";
import { alternatives, excerpt, length, links, picture, type Point } from "../preview/readiness-points";
import type { PostValues } from "./values";

type PostTexts = Pick<PostValues, "image_url" | "image_alt" | "excerpt" | "content">;

export const postReadiness = (post: PostTexts, site: string): Point[] => [
  picture("image_url", post.image_url),
  alternatives(post.image_url, post.image_alt, post.content, "content"),
  excerpt(post.excerpt, "excerpt"),
  links(post.content, "content", site),
  length(post.content, SHORT_POST_WORDS, "content"),
];
