import * as z from "zod";
import { BATCH_MAX } from "../blog/rules";
import { html, line, requiredLine } from "../fields";

export const BATCH_DEFAULT = 3;
/** Posts of a batch that may be published at once, and how many are unless told otherwise. */
export const BATCH_PUBLISHED_MAX = 5;
export const BATCH_PUBLISHED_DEFAULT = 1;
/** Words under which a generated text is called short. */
export const SHORT_ARTICLE_WORDS = 250;

/** Said to editors, who have no access to the site's settings. */
export const UNCONFIGURED =
  "Yapay zekâ henüz kurulmadı. Kullanmak için sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin.";

/** Why nothing, or not everything, could be taken from an answer. */
export const UNREADABLE = "AI yanıtı okunamadı";
export const CUT = "AI yanıtı yarıda kesildi";
export const PAGE_SUGGESTIONS = 3;

const TOPIC_MISSING = "Lütfen bir konu girin";
/** Said where there is nothing that the desk could read. */
export const CONTENT_MISSING = "İçerik alanı boş olamaz";
const TOO_FEW = "En az 1 içerik oluşturmalısınız";

const topic = requiredLine(1, TOPIC_MISSING, 300);
const content = html(1, CONTENT_MISSING);

export const articleRequest = z.strictObject({ topic, brief: line(1_000).optional() });
export type ArticleRequest = z.infer<typeof articleRequest>;
export const seoRequest = z.strictObject({ content });
export const expansionRequest = z.strictObject({ content });
export const ideasRequest = z.strictObject({
  topic,
  count: z.number(TOO_FEW).int(TOO_FEW).min(1, TOO_FEW).max(BATCH_MAX, `En çok ${BATCH_MAX} içerik oluşturabilirsiniz`),
});
export const pageSeoRequest = z.strictObject({ page_path: z.string().min(1).max(200) });

/** What a call cost. */
export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
}

/** `content` is sanitised HTML. */
export interface Article {
  title: string;
  excerpt: string;
  content: string;
  suggested_keywords: string[];
}

/** `keywords` are separated by commas. */
export interface SeoText {
  title: string;
  description: string;
  keywords: string;
}

export interface Idea {
  title: string;
  brief: string;
}

/**
 * What `article` and `expansion` send, one `data:` line of JSON an event: piece after piece of the text as it is written,
 * without markup, then the whole result or why there is none. `is_fallback`: the answer could not all be read and default
 * texts stand in the gaps; `is_cut`: because it broke off.
 */
export type ArticleEvent =
  | { type: "text"; text: string }
  | { type: "done"; article: Article; is_fallback: boolean; is_cut: boolean; usage: Usage }
  | Failure;
export type ExpansionEvent = { type: "text"; text: string } | { type: "done"; content: string; usage: Usage } | Failure;
/** `usage`: what it cost all the same. */
export type Failure = { type: "error"; message: string; usage?: Usage | undefined };

/** What `seo`, `ideas` and `page-seo` answer. */
export interface SeoAnswer {
  seo: SeoText;
  usage: Usage;
}
export interface IdeasAnswer {
  ideas: Idea[];
  /** Whether the answer broke off before all of them. */
  is_cut: boolean;
  usage: Usage;
}
export interface PageSeoAnswer {
  /** Three, or those that could be read. */
  suggestions: SeoText[];
  /** Whether the answer broke off before all of them. */
  is_cut: boolean;
  usage: Usage;
}

/** What `GET /api/admin/writing` answers: whether there is a key, and the model that writes. */
export interface WritingStatus {
  is_configured: boolean;
  model: string;
}
