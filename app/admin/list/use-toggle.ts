import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { ClientResponse } from "hono/client";
import type { List } from "../../../worker/records/list";
import { accepted, ApiError, sentenceOf } from "../api";

export interface Toggle<Field extends string> {
  /** The list's name, first part of its query keys. */
  name: string;
  /** The field of a row that is on or off. */
  field: Field;
  call: (id: string, isOn: boolean) => Promise<unknown>;
  /** Message after the server has accepted it. */
  sentence: (isOn: boolean) => string;
}

type Switch = (args: { param: { id: string } }) => Promise<ClientResponse<unknown>>;

/** A call that sends PUT to switch on and DELETE to switch off; `sentence` as in `accepted`. */
export const switching =
  ({ $put, $delete }: { $put: Switch; $delete: Switch }, sentence: string) =>
  (id: string, isOn: boolean) =>
    accepted((isOn ? $put : $delete)({ param: { id } }), sentence);

/**
 * Switches a row of a list on or off: the list shows it at once and takes it back where the server refuses. Toggles of
 * a list reach the server in the order they were made; only the last one reads the list again.
 */
export function useToggle<Field extends string>(id: string, { name, field, call, sentence }: Toggle<Field>) {
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
    onSuccess: (_answer, isOn) => toast.success(sentence(isOn)),
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
