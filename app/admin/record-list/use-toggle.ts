import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { ClientResponse } from "hono/client";
import type { List } from "../../../worker/records/list";
import { ApiError, type Change, changed, sentenceOf } from "../api";
import { changeToast } from "../shell/undo-toast";
import type { Undoable } from "../undo";

export interface Toggle<Field extends string> {
  /** First part of the list's query keys. */
  name: string;
  /** Boolean field of a row. */
  field: Field;
  call: (id: string, isOn: boolean) => Promise<Change>;
  /** Success message. */
  sentence: (isOn: boolean) => string;
  /** What the toast offers to take back. */
  undoes?: (isOn: boolean) => Undoable;
}

type Switch = (args: { param: { id: string } }) => Promise<ClientResponse<unknown>>;

/** Sends PUT to switch on and DELETE to switch off; `sentence` as in `accepted`. */
export const switching =
  ({ $put, $delete }: { $put: Switch; $delete: Switch }, sentence: string) =>
  (id: string, isOn: boolean) =>
    changed((isOn ? $put : $delete)({ param: { id } }), sentence);

/** Optimistic update, rolled back on error. Requests of a list are sent in order; only the last refetches the list. */
export function useToggle<Field extends string>(id: string, toggled: Toggle<Field>) {
  const { name, field, call, sentence, undoes } = toggled;
  const queries = useQueryClient();
  const list = { queryKey: [name, "list"] };
  const mutationKey = [name, "toggle", field];
  const show = (isOn: boolean) =>
    queries.setQueriesData<List<{ id: string } & Partial<Record<Field, boolean>>>>(
      list,
      (data) => data && { ...data, rows: data.rows.map((row) => (row.id === id ? { ...row, [field]: isOn } : row)) },
    );
  const { mutate } = useMutation({
    mutationKey: [...mutationKey, id],
    scope: { id: mutationKey.join(" ") },
    mutationFn: (isOn: boolean) => call(id, isOn),
    onMutate: async (isOn) => {
      await queries.cancelQueries(list);
      show(isOn);
    },
    onSuccess({ change }, isOn) {
      const refresh = () => queries.invalidateQueries({ queryKey: [name] });
      if (undoes) changeToast(sentence(isOn), undoes(isOn), [change], refresh);
      else toast.success(sentence(isOn));
    },
    onError: (error, isOn) => {
      show(!isOn);
      toast.error(sentenceOf(error));
    },
    onSettled: (_answer, error) => {
      const isUnreachable = error instanceof ApiError && error.status === 0;
      if (queries.isMutating({ mutationKey }) === 1)
        void queries.invalidateQueries({ queryKey: [name], refetchType: isUnreachable ? "none" : "active" });
    },
  });
  const isBusy = useIsMutating({ mutationKey: [...mutationKey, id] }) > 0;
  return { toggle: mutate, isBusy };
}
