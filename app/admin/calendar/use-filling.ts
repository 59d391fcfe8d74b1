import { useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { revertToast } from "../shell/undo-toast";
import type { Filled } from "./filling";
import { moveOf } from "./moves";
import { CALENDAR } from "./use-calendar";

/** Plans drafts one after the other; one message takes all of them back. */
export function useFilling() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [CALENDAR, "blog", "publishing", "dashboard"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  return async (filled: Filled[]) => {
    const undos: (() => Promise<unknown> | undefined)[] = [];
    try {
      for (const { draft, at } of filled) {
        const move = moveOf(draft, { at }, new Date());
        const answer = await move.call();
        undos.unshift(() => move.undo?.(answer));
      }
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    if (undos.length > 0)
      revertToast(
        `${undos.length} yazı planlandı`,
        async () => {
          for (const undo of undos) await undo();
        },
        refresh,
      );
    await refresh();
  };
}
