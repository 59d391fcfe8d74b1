import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import toast from "react-hot-toast";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, type Change, sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import { useKept } from "../shell/use-kept";
import type { Undoable } from "../undo";

export type WorkList = InferResponseType<typeof api.dashboard.work.$get, 200>;

const WORK = ["dashboard", "work"];

/** The first rows of each kind of work, or all of them; what is known stays while the others load. */
export function useWork(isWhole: boolean) {
  const work = useQuery({
    queryKey: [...WORK, isWhole],
    queryFn: () => answered(api.dashboard.work.$get({ query: isWhole ? { rows: "all" } : {} }), READ_FAILED.work),
    placeholderData: keepPreviousData,
  });
  return { ...work, data: useKept(work.data) };
}

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
      [["dashboard"], ...lists.map((name) => [name])].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return async ({ call, done, undoes, lists, ...row }: WorkAction) => {
    await queries.cancelQueries({ queryKey: WORK });
    const before = queries.getQueriesData<WorkList>({ queryKey: WORK });
    queries.setQueriesData<WorkList>({ queryKey: WORK }, (work) => work && without(work, row));
    try {
      const { change } = await call();
      if (undoes) changeToast(done, undoes, [change], () => refresh(lists));
      else toast.success(done);
    } catch (error) {
      for (const [key, was] of before)
        queries.setQueryData<WorkList>(key, (work) => work && { ...work, [row.section]: was?.[row.section] });
      toast.error(sentenceOf(error));
    }
    await refresh(lists);
  };
}
