import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import toast from "react-hot-toast";
import { useSearchParams } from "react-router";
import { sentenceOf } from "../api";

/** The parameter of a list's address that names the record whose dialog is open. */
export const OPENED = "kayit";
/** Its value for a new record. */
export const NEW = "yeni";

/**
 * Which record of a list is open in a dialog. It stands in the page's address, so that a sign-in in between leads back
 * into the dialog.
 */
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
 * The row as it stood when its dialog opened: the list may read it anew meanwhile, the form's basis must not move. One
 * that the list does not show is read by its id, and the dialog closed where it is gone.
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
