import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, type Change, sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import type { Undoable } from "../undo";

export type WorkList = InferResponseType<typeof api.dashboard.work.$get, 200>;

const WORK = ["dashboard", "work"];

export const useWork = () =>
  useQuery({ queryKey: WORK, queryFn: () => answered(api.dashboard.work.$get(), READ_FAILED.work) });

interface WorkAction {
  section: keyof WorkList;
  /** Undefined for all rows of the section. */
  id?: string;
  call: () => Promise<Change>;
  /** Success message. */
  done: string;
  /** What the message offers to take back. */
  undoes?: Undoable;
  /** First part of the query keys of the lists that show the records. */
  lists: string[];
}

const without = (work: WorkList, { section, id }: Pick<WorkAction, "section" | "id">): WorkList => {
  const { rows, total } = work[section];
  const left = rows.filter((row) => id !== undefined && row.id !== id);
  return { ...work, [section]: { rows: left, total: id === undefined ? 0 : total - (rows.length - left.length) } };
};

/** Optimistic update: removes a finished row at once and restores it on error. */
export function useWorkAction() {
  const queries = useQueryClient();
  const refresh = (lists: string[]) =>
    Promise.all(
      [["dashboard"], ["menu counts"], ...lists.map((name) => [name])].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  return async ({ call, done, undoes, lists, ...row }: WorkAction) => {
    await queries.cancelQueries({ queryKey: WORK });
    const before = queries.getQueryData<WorkList>(WORK);
    queries.setQueryData<WorkList>(WORK, (work) => work && without(work, row));
    try {
      const { change } = await call();
      if (undoes) changeToast(done, undoes, [change], () => refresh(lists));
      else toast.success(done);
    } catch (error) {
      queries.setQueryData<WorkList>(WORK, (work) => work && { ...work, [row.section]: before?.[row.section] });
      toast.error(sentenceOf(error));
    }
    await refresh(lists);
  };
}
