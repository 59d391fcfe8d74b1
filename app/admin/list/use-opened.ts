import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import toast from "react-hot-toast";
import { useSearchParams } from "react-router";
import { sentenceOf } from "../api";

/** Query parameter with the id of the record whose dialog is open. */
export const OPENED = "kayit";
/** Value for a new record. */
export const NEW = "yeni";

/** The record whose dialog is open, stored in the query string to survive signing in again. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  const change = (id: string | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id) next.set(OPENED, id);
        else next.delete(OPENED);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { opened: params.get(OPENED), open: change, close: () => change(undefined) };
}

/**
 * The row when its dialog was opened, because a refetch must not change the form's version. Rows of other pages are
 * loaded by id; the dialog closes if there is none.
 */
export function useRowAsOpened<Row extends { id: string }>(
  name: string,
  rows: Row[],
  read: (id: string) => Promise<Row>,
): Row | undefined {
  const { opened, close } = useOpened();
  const [row, setRow] = useState<Row>();
  const shown = row?.id === opened ? row : rows.find(({ id }) => id === opened);
  const { data, error } = useQuery({
    queryKey: [name, "opened", opened],
    queryFn: () => read(opened ?? ""),
    enabled: opened !== null && opened !== NEW && !shown,
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (!error) return;
    toast.error(sentenceOf(error), { id: `${name} unopened` });
    close();
  });
  const found = shown ?? (data?.id === opened ? data : undefined);
  if (found !== row) setRow(found);
  return found;
}
