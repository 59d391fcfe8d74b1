import {
  type AnswerEvent,
  type ArticleEvent,
  type ArticleRequest,
  CUT,
  type ExpansionEvent,
  type IdeasAnswer,
  type PageSeoAnswer,
  type SeoAnswer,
  type TermsAnswer,
  type Usage,
} from "../../../worker/writing/rules";
import { api, ApiError, SERVER_UNREACHABLE } from "../api";
import { streamedResult } from "./events";

const { article, expansion, ideas, seo, terms, "page-seo": pageSeo } = api.writing;

/** `spend` gets the token usage, of failed calls too. */
export interface Caller {
  signal: AbortSignal;
  spend: (usage: Usage) => void;
}

/** `onText` gets each piece of streamed text. */
export interface Writing extends Caller {
  onText: (text: string) => void;
}

/** Prefix of the error message. */
export const UNWRITTEN = "İçerik oluşturulurken bir hata oluştu";
export const NO_SEO = "SEO meta verileri oluşturulamadı.";
export const NO_TERMS = "Metinden şart çıkarılamadı";
export const UNEXPANDED = "İçerik genişletilirken bir hata oluştu";

/** Warning about an article with default texts. */
export const gapsOf = (isCut: boolean) =>
  isCut
    ? `${UNWRITTEN}: ${CUT}; yazının sonu eksik, eksik yerlere varsayılan metin kondu.`
    : `${UNWRITTEN}: Yapay zekâ yanıtı tam okunamadı, eksik yerlere varsayılan metin kondu.`;

/** Writes an article. Throws `ApiError`, like all functions below. */
export const writeArticle = (json: ArticleRequest, { onText, ...caller }: Writing) =>
  counted(caller, (init) => streamedResult<ArticleEvent>(article.$post({ json }, { init }), onText, UNWRITTEN));

/** Rewrites the text with at least 200 more words. */
export const expandText = (content: string, { onText, ...caller }: Writing) =>
  counted(caller, (init) =>
    streamedResult<ExpansionEvent>(expansion.$post({ json: { content } }, { init }), onText, UNEXPANDED),
  );

export const writeSeo = (content: string, caller: Caller) =>
  counted(caller, (init) => answerOf<SeoAnswer>(seo.$post({ json: { content } }, { init })));

/** Suggests `count` titles for a topic. */
export const findIdeas = (topic: string, count: number, caller: Caller) =>
  counted(caller, (init) => answerOf<IdeasAnswer>(ideas.$post({ json: { topic, count } }, { init })));

/** Suggests three SEO titles and descriptions for a page of the site. */
export const suggestPageSeo = (page_path: string, caller: Caller) =>
  counted(caller, (init) => answerOf<PageSeoAnswer>(pageSeo.$post({ json: { page_path } }, { init })));

/** Terms of a bonus in the operator's text, each with the sentence that says it. */
export const extractTerms = (text: string, caller: Caller) =>
  counted(caller, (init) => answerOf<TermsAnswer>(terms.$post({ json: { text } }, { init })));

const answerOf = <Answer>(call: Parameters<typeof streamedResult>[0]) =>
  streamedResult<AnswerEvent<Answer>>(call, () => undefined, SERVER_UNREACHABLE);

async function counted<Result extends { usage: Usage }>(
  { signal, spend }: Caller,
  call: (init: RequestInit) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await call({ signal });
    spend(result.usage);
    return result;
  } catch (error) {
    if (error instanceof ApiError && error.details.usage) spend(error.details.usage);
    throw error;
  }
}
