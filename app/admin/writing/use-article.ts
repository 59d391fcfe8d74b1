import { useState } from "react";
import toast from "react-hot-toast";
import { CONTENT_MIN } from "../../../worker/blog/rules";
import { visibleLength, wordCount } from "../../../worker/text";
import { SHORT_ARTICLE_WORDS, type Usage } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { UNWRITTEN, writeArticle } from "./calls";
import { fillArticle, findSeo } from "./fill";
import { useWriting } from "./use-writing";

/** One article for the form, then its SEO fields. `write` tells whether the article is in the form. */
export function useArticle(form: PostForm, spend: (usage: Usage) => void) {
  const { text, run, cancel } = useWriting(spend);
  const [isFilled, setFilled] = useState(false);

  async function write(topic: string): Promise<boolean> {
    let isWritten = false;
    await run(UNWRITTEN, async (writing) => {
      const { article, is_fallback } = await writeArticle({ topic }, writing);
      if (writing.signal.aborted) return;
      fillArticle(form, article);
      isWritten = true;
      // The default text alone is no article that could be called short.
      if (!is_fallback || visibleLength(article.content) >= CONTENT_MIN) warnIfShort(article.content);
      if (is_fallback) return void toast.error(UNWRITTEN);
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
