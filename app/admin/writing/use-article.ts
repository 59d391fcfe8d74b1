import { useState } from "react";
import toast from "react-hot-toast";
import { wordCount } from "../../../worker/text";
import { SHORT_ARTICLE_WORDS, type Usage } from "../../../worker/writing/rules";
import type { PostForm } from "../blog/values";
import { UNWRITTEN, writeArticle } from "./calls";
import { fillArticle, findSeo } from "./fill";
import { useWriting } from "./use-writing";

/** One article for the form, then its SEO fields. `write` tells whether the article is in the form. */
export function useArticle(form: PostForm, spend: (usage: Usage) => void) {
  const { text, run, cancel } = useWriting();
  const [isFilled, setFilled] = useState(false);

  async function write(topic: string): Promise<boolean> {
    let isWritten = false;
    await run(UNWRITTEN, async (writing) => {
      const { article, is_fallback, usage } = await writeArticle({ topic }, writing);
      spend(usage);
      if (writing.signal.aborted) return;
      fillArticle(form, article);
      isWritten = true;
      if (is_fallback) return void toast.error(UNWRITTEN);
      warnIfShort(article.content);
      setFilled(true);
      await findSeo(form, writing.signal, spend);
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
