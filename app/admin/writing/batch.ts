import { CONTENT_MIN } from "../../../worker/blog/rules";
import { visibleLength, wordCount } from "../../../worker/text/visible-text";
import { CUT, type Idea, type SeoText, UNREADABLE } from "../../../worker/writing/rules";
import { ApiError, sentenceOf } from "../api";
import { type Caller, gapsOf, NO_SEO, UNWRITTEN, writeArticle, writeSeo, type Writing } from "./calls";

/** Maximum length in UTF-16 units. */
const CATEGORY_MAX = 100;

export interface BatchPost {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
}

/** Progress of one idea; `words` is updated while it is written. */
export interface BatchItem {
  idea: Idea;
  state: "waiting" | "writing" | "ready" | "failed";
  words?: number;
  /** Partial text while it is written. */
  text?: string | undefined;
  /** Error message. */
  sentence?: string | undefined;
}

/** Posts that are not saved yet, with errors of those that the server rejected. */
export interface Batch {
  /** Idempotency key: the server saves each post of the list once. Posts may be appended, but not changed. */
  key: string;
  topic: string;
  /** The first `published` posts are published. */
  published: number;
  items: BatchItem[];
  posts: WrittenPost[];
}

export interface WrittenPost {
  post: BatchPost;
  /** Warnings about parts of the answers that could not be parsed. */
  notes?: string[];
  refusal?: string | undefined;
}

export interface BatchWriting extends Caller {
  /** Called on progress; `written` is passed with the change that makes the item ready. */
  onItem: (index: number, change: Partial<BatchItem>, written?: WrittenPost) => void;
}

/** Writes the remaining items one by one; an error is recorded in its item. Returns early when aborted. */
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
  // The fallback text is too short for a post, so the item counts as failed.
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

/** The topic, truncated to the category's maximum length without splitting a surrogate pair. */
export const categoryOf = (topic: string) => topic.slice(0, CATEGORY_MAX).replace(/\p{Cs}$/u, "");

/** SEO texts are optional: an error becomes a note. */
async function seoOf(content: string, caller: Caller): Promise<{ seo?: SeoText; note: string }> {
  try {
    return { seo: (await writeSeo(content, caller)).seo, note: "" };
  } catch (error) {
    if (caller.signal.aborted) throw error;
    const cause = sentenceOf(error);
    return { note: cause.startsWith(NO_SEO) ? cause : `${NO_SEO} ${cause}` };
  }
}
