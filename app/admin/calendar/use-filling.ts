import { useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { ApiError, sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import type { Filled } from "./filling";
import { moveOf, PLANNED } from "./moves";
import { CALENDAR } from "./use-calendar";

/** Whether the server refused one draft, so that the others may still be planned. */
const isRefused = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status);

/** Plans drafts one by one and reports those that the server refuses. One undo restores all of them. */
export function useFilling() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [CALENDAR, "blog", "publishing", "dashboard"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  return async (filled: Filled[]) => {
    const changes: string[] = [];
    for (const { draft, at } of filled) {
      const move = moveOf(draft, { at }, new Date());
      try {
        changes.unshift((await move.call(changes.length > 0)).change);
      } catch (error) {
        toast.error(`${draft.title || "Başlıksız"}: ${sentenceOf(error)}`);
        if (!isRefused(error)) break;
      }
    }
    if (changes.length > 0) changeToast(`${changes.length} yazı planlandı`, PLANNED, changes, refresh);
    await refresh();
  };
}
