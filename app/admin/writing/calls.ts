import {
  type ArticleEvent,
  type ArticleRequest,
  CUT,
  type ExpansionEvent,
  type Usage,
} from "../../../worker/writing/rules";
import { answered, api, ApiError } from "../api";
import { streamedResult } from "./events";

const { article, expansion, ideas, seo, "page-seo": pageSeo } = api.writing;

/** How a call is cut short, and who is told what it cost, whether it succeeds or not. */
export interface Caller {
  signal: AbortSignal;
  spend: (usage: Usage) => void;
}

/** Who also reads along while something is written. */
export interface Writing extends Caller {
  onText: (text: string) => void;
}

/** Said wherever no text came of a call; the cause follows. */
export const UNWRITTEN = "İçerik oluşturulurken bir hata oluştu";
export const NO_SEO = "SEO meta verileri oluşturulamadı.";
export const UNEXPANDED = "İçerik genişletilirken bir hata oluştu";

/** What is said of an article with default texts where the answer could not be read. */
export const gapsOf = (isCut: boolean) =>
  isCut
    ? `${UNWRITTEN}: ${CUT}; yazının sonu eksik, eksik yerlere varsayılan metin kondu.`
    : `${UNWRITTEN}: AI yanıtı tam okunamadı, eksik yerlere varsayılan metin kondu.`;

/** An article on a topic. Throws `ApiError`, as all of these do. */
export const writeArticle = (json: ArticleRequest, { onText, ...caller }: Writing) =>
  counted(caller, (init) => streamedResult<ArticleEvent>(article.$post({ json }, { init }), onText, UNWRITTEN));

/** The text, at least 200 words longer. */
export const expandText = (content: string, { onText, ...caller }: Writing) =>
  counted(caller, (init) =>
    streamedResult<ExpansionEvent>(expansion.$post({ json: { content } }, { init }), onText, UNEXPANDED),
  );

/** Title, description and keywords for search engines. */
export const writeSeo = (content: string, caller: Caller) =>
  counted(caller, (init) => answered(seo.$post({ json: { content } }, { init })));

/** What to write on a topic, `count` times. */
export const findIdeas = (topic: string, count: number, caller: Caller) =>
  counted(caller, (init) => answered(ideas.$post({ json: { topic, count } }, { init })));

/** Three suggestions for a page of the site. */
export const suggestPageSeo = (page_path: string, caller: Caller) =>
  counted(caller, (init) => answered(pageSeo.$post({ json: { page_path } }, { init })));

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
