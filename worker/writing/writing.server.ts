import type { Db } from "../../db/client";
import type { Env } from "../env";
import { logError } from "../log";
import { Refusal } from "../refusal";
import { sanitize } from "../text/sanitize";
import { wordCount } from "../text/visible-text";
import { parseArticle, parseExpansion, parseIdeas, parseSeo, parseSuggestions } from "./answers.server";
import { modelOf, type Prompt } from "./client.server";
import { NO_REPLY, UNREACHABLE } from "./failure.server";
import type { SeoSource } from "./page-text.server";
import { createPreview } from "./preview";
import { articlePrompt, expansionPrompt, ideasPrompt, pageSeoPrompt, seoPrompt, termsPrompt } from "./prompts";
import { parseQuotedTerms } from "./quoted-terms.server";
import {
  type ArticleEvent,
  type ArticleRequest,
  CUT,
  type ExpansionEvent,
  type IdeasAnswer,
  PAGE_SUGGESTIONS,
  type PageSeoAnswer,
  type SeoAnswer,
  type TermsAnswer,
  UNREADABLE,
  type Usage,
} from "./rules";
import { complete, type AnswerListener } from "./service.server";
import { recordUsage } from "./usage.server";

const NO_IDEAS = "Hiçbir blog içeriği oluşturulamadı";
const NOT_EXPANDED = "İçerik genişletilirken bir hata oluştu";
const SHORTER = "Yapay zekâ yanıtı yazınızdan daha kısa";
const NO_SEO = "SEO meta verileri oluşturulamadı.";
const NO_TERMS = "Metinden şart çıkarılamadı";
const NO_SUGGESTIONS = "SEO önerileri oluşturulamadı";

export interface WritingContext {
  env: Env;
  db: Db;
  now: Date;
  requestId: string;
  signal: AbortSignal;
}
type Kind = Parameters<typeof recordUsage>[1];
type Text = Extract<ArticleEvent, { type: "text" }>;
type Send<E> = (event: E) => void;

/** Streams an article. Throws `Refusal("upstream")`, like all functions here. */
export async function writeArticle(context: WritingContext, input: ArticleRequest, send: Send<ArticleEvent>) {
  const { text, isCut, usage } = await runPrompt(context, "article", articlePrompt(input), send);
  const { isWhole, ...answer } = parseArticle(text, input.topic);
  send({ type: "done", ...answer, is_cut: isCut && !isWhole, usage });
}

/** Refuses an answer shorter than the text that it would replace. */
export async function expandText(context: WritingContext, html: string, send: Send<ExpansionEvent>) {
  const own = sanitize(html);
  const { text, isCut, usage } = await runPrompt(context, "expansion", expansionPrompt(own), send);
  const content = parseExpansion(text, own);
  const problem = isCut ? CUT : content === "" ? UNREADABLE : wordCount(content) < wordCount(own) ? SHORTER : undefined;
  if (problem) throw new Refusal("upstream", `${NOT_EXPANDED}: ${problem}`, { usage });
  send({ type: "done", content, usage });
}

export async function writeSeo(context: WritingContext, html: string): Promise<SeoAnswer> {
  const { text, isCut, usage } = await runPrompt(context, "seo", seoPrompt(html)).catch(
    withMessage((message) => `${NO_SEO} ${message}`),
  );
  const seo = parseSeo(text);
  if (!seo) throw new Refusal("upstream", `${NO_SEO} ${isCut ? CUT : UNREADABLE}`, { usage });
  return { seo, usage };
}

export async function findIdeas(
  context: WritingContext,
  input: { topic: string; count: number },
): Promise<IdeasAnswer> {
  const { text, isCut, usage } = await runPrompt(context, "ideas", ideasPrompt(input));
  const ideas = parseIdeas(text, input.count);
  if (ideas.length === 0) throw new Refusal("upstream", isCut ? `${NO_IDEAS}: ${CUT}` : NO_IDEAS, { usage });
  return { ideas, is_cut: isCut && ideas.length < input.count, usage };
}

export async function suggestPageSeo(context: WritingContext, page: SeoSource): Promise<PageSeoAnswer> {
  const { text, isCut, usage } = await runPrompt(context, "page-seo", pageSeoPrompt(page)).catch(
    withMessage((message) => `SEO önerileri oluşturulurken bir hata oluştu: ${message}`),
  );
  const suggestions = parseSuggestions(text);
  if (suggestions.length === 0)
    throw new Refusal("upstream", `${NO_SUGGESTIONS}: ${isCut ? CUT : UNREADABLE}`, { usage });
  return { suggestions, is_cut: isCut && suggestions.length < PAGE_SUGGESTIONS, usage };
}

/** Terms of a bonus, each with the sentence that says it; see `parseQuotedTerms`. */
export async function extractTerms(context: WritingContext, source: string): Promise<TermsAnswer> {
  const { text, isCut, usage } = await runPrompt(context, "terms", termsPrompt(source)).catch(
    withMessage((message) => `${NO_TERMS}: ${message}`),
  );
  const found = parseQuotedTerms(text, source);
  if (!found) throw new Refusal("upstream", `${NO_TERMS}: ${isCut ? CUT : UNREADABLE}`, { usage });
  return { ...found, is_cut: isCut, usage };
}

/** Records the cost even of a cancelled or failed call; refuses an incomplete answer. */
async function runPrompt(
  { env, db, now, requestId, signal }: WritingContext,
  kind: Kind,
  prompt: Prompt,
  send?: Send<Text>,
) {
  const add = createPreview();
  let usage: Usage = { prompt_tokens: 0, completion_tokens: 0 };
  const reader: AnswerListener = {
    onPiece(piece) {
      const text = send && add(piece);
      if (text) send({ type: "text", text });
    },
    onUsage: (told) => (usage = told),
  };
  try {
    const answer = await complete(env, prompt, signal, reader);
    if (answer.text.trim() === "") throw new Refusal("upstream", answer.isCut ? CUT : NO_REPLY);
    if (!answer.isFinished) throw new Refusal("upstream", UNREACHABLE);
    return { ...answer, usage };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.code, error.message, { ...error.details, usage }) : error;
  } finally {
    await recordUsage(db, kind, modelOf(env), usage, now).catch((error: unknown) => logError(error, requestId));
  }
}

const withMessage = (sentence: (message: string) => string) => (error: unknown) => {
  throw error instanceof Refusal ? new Refusal(error.code, sentence(error.message), error.details) : error;
};
