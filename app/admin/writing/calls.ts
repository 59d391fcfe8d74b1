import type { ArticleEvent, ExpansionEvent } from "../../../worker/writing/rules";
import { answered, api } from "../api";
import { written } from "./events";

const { article, expansion, ideas, seo, "page-seo": pageSeo } = api.writing;

/** How a call is cut short, and who reads along while it is written. */
export interface Writing {
  signal: AbortSignal;
  onText: (text: string) => void;
}

/** Said wherever no text came of a call; the cause follows. */
export const UNWRITTEN = "İçerik oluşturulurken bir hata oluştu";
export const NO_SEO = "SEO meta verileri oluşturulamadı.";
export const UNEXPANDED = "İçerik genişletilirken bir hata oluştu";

/** An article on a topic. Throws `ApiError`. */
export const writeArticle = (json: { topic: string; brief?: string }, { signal, onText }: Writing) =>
  written<ArticleEvent>(article.$post({ json }, { init: { signal } }), onText, UNWRITTEN);

/** The text, at least 200 words longer. Throws `ApiError`. */
export const expandText = (content: string, { signal, onText }: Writing) =>
  written<ExpansionEvent>(expansion.$post({ json: { content } }, { init: { signal } }), onText, UNEXPANDED);

/** Title, description and keywords for search engines. Throws `ApiError`. */
export const writeSeo = (content: string, signal: AbortSignal) =>
  answered(seo.$post({ json: { content } }, { init: { signal } }));

/** What to write on a topic, `count` times. Throws `ApiError`. */
export const findIdeas = (topic: string, count: number, signal: AbortSignal) =>
  answered(ideas.$post({ json: { topic, count } }, { init: { signal } }));

/** Three suggestions for a page of the site. Throws `ApiError`. */
export const suggestPageSeo = (page_path: string, signal: AbortSignal) =>
  answered(pageSeo.$post({ json: { page_path } }, { init: { signal } }));
