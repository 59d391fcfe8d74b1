import { firstCharacters, wordCount } from "../../../worker/text";
import type { Idea, Usage } from "../../../worker/writing/rules";
import { ApiError, sentenceOf } from "../api";
import { writeArticle, writeSeo, type Writing } from "./calls";

/** Longest category of a post, in characters. */
const CATEGORY_MAX = 100;

/** A written post of a batch; whether it is published is decided when the batch is saved. */
export interface BatchPost {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
}

/** How far an idea is; `words` grows while it is written. */
export interface BatchItem {
  idea: Idea;
  state: "waiting" | "writing" | "ready" | "failed";
  words?: number;
  /** Why it failed, or what a written post lacks. */
  sentence?: string;
}

/** Posts that were written and not saved yet; those that could not be saved say why. */
export interface Batch {
  /** Names this list of posts to the server, which saves it once; posts are only added to it. */
  key: string;
  topic: string;
  /** How many of the first posts are published. */
  published: number;
  items: BatchItem[];
  posts: { post: BatchPost; refusal?: string }[];
}

export interface BatchWriting {
  signal: AbortSignal;
  spend: (usage: Usage) => void;
  onItem: (index: number, change: Partial<BatchItem>) => void;
  onPost: (post: BatchPost) => void;
}

/** Writes what is not ready yet, one after the other; what fails is marked and stops nothing. Ends when cancelled. */
export async function writeBatch({ topic, items }: Batch, { signal, spend, onItem, onPost }: BatchWriting) {
  for (const [index, { idea, state }] of items.entries()) {
    if (state === "ready") continue;
    let text = "";
    onItem(index, { state: "writing", words: 0, sentence: undefined });
    try {
      const onText = (more: string) => onItem(index, { words: wordCount((text += more)) });
      const { post, sentence } = await writePost(topic, idea, { signal, onText }, spend);
      onPost(post);
      onItem(index, { state: "ready", words: wordCount(post.content), sentence });
    } catch (error) {
      onItem(index, signal.aborted ? { state: "waiting" } : { state: "failed", sentence: sentenceOf(error) });
    }
    if (signal.aborted) return;
  }
}

async function writePost(topic: string, { title, brief }: Idea, writing: Writing, spend: BatchWriting["spend"]) {
  const { article, is_fallback, usage } = await writeArticle({ topic: title, brief }, writing);
  spend(usage);
  if (is_fallback) throw new ApiError(0, "AI yanıtı okunamadı");
  const seo = await seoOf(article.content, writing.signal, spend);
  const post: BatchPost = {
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    category: firstCharacters(topic, CATEGORY_MAX),
    seo_title: seo?.title ?? "",
    seo_description: seo?.description ?? "",
    seo_keywords: seo?.keywords ?? article.suggested_keywords.join(", "),
  };
  return { post, sentence: seo ? undefined : "SEO meta verileri oluşturulamadı." };
}

/** A post is worth keeping without its SEO texts. */
async function seoOf(content: string, signal: AbortSignal, spend: BatchWriting["spend"]) {
  try {
    const { seo, is_fallback, usage } = await writeSeo(content, signal);
    spend(usage);
    return is_fallback ? undefined : seo;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
