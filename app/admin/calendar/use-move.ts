import { useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import { CALENDAR, type Calendar, calendarKey } from "./use-calendar";
import type { Move } from "./moves";
import type { Span } from "../../../worker/text/calendar";

function withMoved(calendar: Calendar, { moved }: Move): Calendar {
  const isOther = ({ id }: { id: string }) => id !== moved.id;
  return {
    ...calendar,
    entries: [...calendar.entries.filter(isOther), moved],
    drafts: calendar.drafts.filter(isOther),
    queue: { ...calendar.queue, drafts: calendar.queue.drafts.filter(isOther) },
  };
}

/** Optimistic move, rolled back with the server's sentence if the request fails. */
export function useMove(span: Span) {
  const queries = useQueryClient();
  const key = calendarKey(span);
  return async (move: Move) => {
    const refresh = () =>
      Promise.all(
        [CALENDAR, move.list, "publishing", "dashboard"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
    void queries.cancelQueries({ queryKey: key });
    const before = queries.getQueryData<Calendar>(key);
    queries.setQueryData<Calendar>(key, (shown) => shown && withMoved(shown, move));
    try {
      const { change } = await move.call();
      if (move.undoes) changeToast(move.done, move.undoes, [change], refresh);
      else toast.success(move.done);
    } catch (error) {
      queries.setQueryData(key, before);
      toast.error(sentenceOf(error));
    }
    await refresh();
  };
}
