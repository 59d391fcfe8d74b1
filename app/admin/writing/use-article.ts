import { useState } from "react";
import toast from "react-hot-toast";
import { CONTENT_MIN } from "../../../worker/blog/rules";
import { visibleLength, wordCount } from "../../../worker/text/visible-text";
import { CUT, SHORT_ARTICLE_WORDS, UNREADABLE, type Usage } from "../../../worker/writing/rules";
import { ApiError } from "../api";
import type { PostForm } from "../blog/values";
import { gapsOf, UNWRITTEN, writeArticle } from "./calls";
import { fillArticle, findSeo, hasText } from "./fill";
import { useWriting } from "./use-writing";

/** Writes an article into the form, then its SEO fields. `write` resolves to whether the form was filled. */
export function useArticle(form: PostForm, spend: (usage: Usage) => void) {
  const { text, run, cancel } = useWriting(spend);
  const [isFilled, setFilled] = useState(false);

  async function write(topic: string): Promise<boolean> {
    let isWritten = false;
    await run(UNWRITTEN, async (writing) => {
      const { article, is_fallback, is_cut } = await writeArticle({ topic }, writing);
      if (writing.signal.aborted) return;
      // The fallback text alone is not an article: the form is left unchanged.
      const isDefault = is_fallback && visibleLength(article.content) < CONTENT_MIN;
      if (isDefault && hasText(form)) throw new ApiError(0, is_cut ? CUT : UNREADABLE);
      fillArticle(form, article);
      isWritten = true;
      if (!isDefault) warnIfShort(article.content);
      if (is_fallback) return void toast.error(gapsOf(is_cut));
      setFilled(true);
      await findSeo(form, writing);
    });
    setFilled(false);
    return isWritten;
  }

  return { text, isFilled, write, cancel };
}

function warnIfShort(content: string) {
  const words = wordCount(content);
  if (words >= SHORT_ARTICLE_WORDS) return;
  toast(`Oluşturulan içerik kısa: ${words} kelime. Genişletmeyi deneyebilirsiniz.`, { icon: "⚠️" });
}
