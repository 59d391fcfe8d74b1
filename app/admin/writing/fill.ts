import toast from "react-hot-toast";
import { DEFAULT_CATEGORY } from "../../../worker/blog/rules";
import type { Article, SeoText } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { type Caller, NO_SEO, writeSeo } from "./calls";
import { showFailure } from "./failure";

const TYPED = { shouldDirty: true, shouldValidate: true };

/** Whether an article would overwrite something. */
export const hasText = (form: PostForm) => form.getValues(["title", "excerpt", "content"]).some(Boolean);

/** Fills the form with an article and marks the post as generated. */
export function fillArticle(form: PostForm, { title, excerpt, content, suggested_keywords }: Article) {
  form.setValue("title", title, TYPED);
  form.setValue("excerpt", excerpt, TYPED);
  form.setValue("content", content, TYPED);
  form.setValue("seo_keywords", suggested_keywords.join(", "), TYPED);
  form.setValue("is_generated", true, TYPED);
  if (!form.getValues("category").trim()) form.setValue("category", DEFAULT_CATEGORY, TYPED);
}

function fillSeo(form: PostForm, { title, description, keywords }: SeoText) {
  form.setValue("seo_title", title, TYPED);
  form.setValue("seo_description", description, TYPED);
  if (keywords) form.setValue("seo_keywords", keywords, TYPED);
}

/** Generates the SEO fields from the text in the form and shows a toast; leaves them unchanged on error. */
export async function findSeo(form: PostForm, caller: Caller) {
  const { signal } = caller;
  try {
    const { seo } = await writeSeo(form.getValues("content"), caller);
    if (signal.aborted) return;
    fillSeo(form, seo);
    toast.success("SEO meta verileri oluşturuldu");
  } catch (error) {
    if (!signal.aborted) showFailure(NO_SEO, error);
  }
}
