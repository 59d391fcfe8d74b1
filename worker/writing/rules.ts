import * as z from "zod";
import { BATCH_MAX } from "../blog/rules";
import { html, line, requiredLine } from "../fields";
import type { BonusTerms } from "../promotions/bonus-terms";
import { isBlank } from "../text/visible-text";

export const BATCH_DEFAULT = 3;
export const BATCH_PUBLISHED_MAX = 5;
export const BATCH_PUBLISHED_DEFAULT = 1;
export const SHORT_ARTICLE_WORDS = 250;

export const UNREADABLE = "Yapay zekâ yanıtı okunamadı";
export const CUT = "Yapay zekâ yanıtı yarıda kesildi";
export const PAGE_SUGGESTIONS = 3;

const TOPIC_MISSING = "Lütfen bir konu girin";
export const CONTENT_MISSING = "İçerik alanı boş olamaz";
const TOO_FEW = "En az 1 içerik oluşturmalısınız";

const TERMS_MISSING = "Şartların metnini yapıştırın";

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

export const termsRequest = z.strictObject({
  text: z
    .string({ error: TERMS_MISSING })
    .max(20_000, "Metin en çok 20.000 karakter olabilir")
    .refine((text) => !isBlank(text), TERMS_MISSING),
});

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

export interface SeoText {
  title: string;
  description: string;
  keywords: string;
}

export interface Idea {
  title: string;
  brief: string;
}

/** Events of the calls; `article` and `expansion` also send growing text. `is_fallback`: default texts fill gaps; `is_cut`: the answer was truncated. */
export type ArticleEvent =
  | { type: "text"; text: string }
  | { type: "done"; article: Article; is_fallback: boolean; is_cut: boolean; usage: Usage }
  | WritingFailure;
export type ExpansionEvent =
  | { type: "text"; text: string }
  | { type: "done"; content: string; usage: Usage }
  | WritingFailure;
export type AnswerEvent<Answer> = ({ type: "done" } & Answer) | WritingFailure;
export type WritingFailure = { type: "error"; message: string; usage?: Usage | undefined };

export interface SeoAnswer {
  seo: SeoText;
  usage: Usage;
}
export interface IdeasAnswer {
  ideas: Idea[];
  is_cut: boolean;
  usage: Usage;
}
export interface PageSeoAnswer {
  suggestions: SeoText[];
  is_cut: boolean;
  usage: Usage;
}

export interface QuotedTerm {
  field: keyof BonusTerms;
  value: string | number;
  quote: string;
}
export interface TermsAnswer {
  terms: QuotedTerm[];
  rejected: number;
  is_cut: boolean;
  usage: Usage;
}

export interface WritingStatus {
  is_configured: boolean;
  model: string;
}
