import { CONTENT_MIN } from "../../../worker/blog/rules";
import { visibleLength, wordCount } from "../../../worker/text/visible-text";
import { CUT, type Idea, type SeoText, UNREADABLE } from "../../../worker/writing/rules";
import { ApiError, sentenceOf } from "../api";
import { type Caller, gapsOf, NO_SEO, UNWRITTEN, writeArticle, writeSeo, type Writing } from "./calls";

/** Longest category of a post, in UTF-16 units. */
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
  /** The plain text so far, while it is written. */
  text?: string | undefined;
  /** Why it failed. */
  sentence?: string | undefined;
}

/** Posts that were written and not saved yet; those that could not be saved say why. */
export interface Batch {
  /** Names this list of posts to the server, which saves it once; posts are only added to it. */
  key: string;
  topic: string;
  /** How many of the first posts are published. */
  published: number;
  items: BatchItem[];
  posts: WrittenPost[];
}

export interface WrittenPost {
  post: BatchPost;
  /** What could not be read of the answers, where default texts or nothing stands in its place. */
  notes?: string[];
  refusal?: string | undefined;
}

export interface BatchWriting extends Caller {
  /** Told how far an item is; `written` comes with the change that makes it ready. */
  onItem: (index: number, change: Partial<BatchItem>, written?: WrittenPost) => void;
}

/** Writes what is not ready yet, one after the other; what fails is marked and stops nothing. Ends when cancelled. */
export async function writeBatch({ topic, items }: Batch, { signal, spend, onItem }: BatchWriting) {
  for (const [index, { idea, state }] of items.entries()) {
    if (state === "ready") continue;
    let text = "";
    onItem(index, { state: "writing", words: 0, sentence: undefined });
    try {
      const onText = (more: string) => {
        text += more;
        onItem(index, { words: wordCount(text), text });
      };
      const written = await writePost(topic, idea, { signal, spend, onText });
      onItem(index, { state: "ready", words: wordCount(written.post.content), text: undefined }, written);
    } catch (error) {
      const end: Partial<BatchItem> = signal.aborted
        ? { state: "waiting" }
        : { state: "failed", sentence: sentenceOf(error) };
      onItem(index, { ...end, text: undefined });
    }
    if (signal.aborted) return;
  }
}

async function writePost(topic: string, { title, brief }: Idea, writing: Writing) {
  const { article, is_fallback, is_cut } = await writeArticle({ topic: title, brief }, writing);
  // The default text alone is too short to be a post: that idea is to be written again.
  if (visibleLength(article.content) < CONTENT_MIN) throw new ApiError(0, `${UNWRITTEN}: ${is_cut ? CUT : UNREADABLE}`);
  const { seo, note } = await seoOf(article.content, writing);
  const post: BatchPost = {
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    category: categoryOf(topic),
    seo_title: seo?.title ?? "",
    seo_description: seo?.description ?? "",
    seo_keywords: seo?.keywords || article.suggested_keywords.join(", "),
  };
  return { post, notes: [is_fallback ? gapsOf(is_cut) : "", note].filter(Boolean) };
}

/** As much of the topic as a category may have, without half a character. */
export const categoryOf = (topic: string) => topic.slice(0, CATEGORY_MAX).replace(/\p{Cs}$/u, "");

/** A post is worth keeping without its SEO texts; `note` says why there are none. */
async function seoOf(content: string, caller: Caller): Promise<{ seo?: SeoText; note: string }> {
  try {
    return { seo: (await writeSeo(content, caller)).seo, note: "" };
  } catch (error) {
    if (caller.signal.aborted) throw error;
    const cause = sentenceOf(error);
    return { note: cause.startsWith(NO_SEO) ? cause : `${NO_SEO} ${cause}` };
  }
}
