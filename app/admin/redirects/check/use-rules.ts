import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../../api";
import { changeToast } from "../../shell/undo-toast";
import { type Made, makeRules, type Proposal } from "../proposals";
import { inNumbers } from "./words";

const NAMED_MAX = 3;

/** Makes rules of proposals, and checks their addresses again. */
export function useRules(recheck: (addresses: string[]) => Promise<void>) {
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  async function make(proposals: readonly Proposal[]) {
    let made: Made | undefined;
    const sources = proposals.map(({ source }) => source);
    async function refresh() {
      void queries.invalidateQueries({ queryKey: ["redirects"] });
      await recheck(sources);
    }
    setMaking(true);
    try {
      await makeRules(proposals, (soFar) => (made = soFar));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    const { ids, refused, change } = made ?? { ids: [], refused: [], change: "" };
    if (ids.length > 0)
      changeToast(
        `${inNumbers(ids.length)} yönlendirme eklendi`,
        { kind: "redirect", action: "import" },
        [change],
        refresh,
      );
    if (refused.length > 0) toast.error(refusedText(refused));
    setMaking(false);
    await refresh();
  }
  return { isMaking, make };
}

function refusedText(refused: string[]): string {
  const more = refused.length - NAMED_MAX;
  const rest = more > 0 ? ` ve ${inNumbers(more)} adres daha` : "";
  return `${inNumbers(refused.length)} yönlendirme eklenemedi. ${refused.slice(0, NAMED_MAX).join(" · ")}${rest}`;
}
