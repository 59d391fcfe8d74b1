import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../../api";
import { revertToast } from "../../shell/undo-toast";
import { forgetRules, makeRules, type Proposal } from "./make-rules";
import { inNumbers } from "./words";

const NAMED_MAX = 3;

/** Makes rules of proposals, and checks their addresses again. */
export function useRules(recheck: (addresses: string[]) => Promise<void>) {
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  async function make(proposals: readonly Proposal[]) {
    const ids: string[] = [];
    const sources = proposals.map(({ source }) => source);
    async function refresh() {
      void queries.invalidateQueries({ queryKey: ["redirects"] });
      await recheck(sources);
    }
    setMaking(true);
    let refused: string[] = [];
    try {
      refused = await makeRules(proposals, (id) => ids.push(id));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    if (ids.length > 0) revertToast(`${inNumbers(ids.length)} yönlendirme eklendi`, () => forgetRules(ids), refresh);
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
