import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, received } from "../api";
import { endElsewhere } from "./drafts";
import { copiedAt, noteCopy } from "./server-copies";

/** Time to live (ms) of the list of drafts, which the forms of a screen share. */
const LIST_MS = 2_000;
/** Polling interval (ms) for who else is in the record. */
const PRESENCE_MS = 20_000;

/** The server's copy of a form's draft, and the names of others who edit the record. Polls while something is typed. */
export function useServerCopy(form: string, isTyping: boolean) {
  const queries = useQueryClient();
  const queryKey = ["form-drafts", form];
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const { own, others } = await queries.fetchQuery({
        queryKey: ["form-drafts"],
        queryFn: async () => (await received(api["form-drafts"].$get())).json(),
        staleTime: LIST_MS,
      });
      const names = [...new Set(others.filter((other) => other.form === form).map(({ name }) => name))];
      const listed = own.find((draft) => draft.form === form);
      if (listed?.is_ended) {
        const isEnded = endElsewhere(form, listed);
        await queries.invalidateQueries({ queryKey: ["draft", form] });
        return { names, isEnded };
      }
      if (!listed || listed.saved_at === copiedAt(listed.id)) return { names };
      const copy = await (await received(api["form-drafts"][":form"].$get({ param: { form } }))).json();
      if (!copy) return { names };
      noteCopy(copy.id);
      return { names, copy: { ...copy, device: { name: listed.device, type: listed.device_type } } };
    },
    gcTime: 0,
    retry: false,
    refetchInterval: isTyping && PRESENCE_MS,
  });
  useEffect(() => {
    if (isTyping) void refetch();
  }, [isTyping, refetch]);
  return {
    copy: data?.copy,
    isEnded: data?.isEnded ?? false,
    others: data?.names ?? [],
    forgetCopy: () => queries.setQueryData(queryKey, { names: data?.names ?? [] }),
  };
}
