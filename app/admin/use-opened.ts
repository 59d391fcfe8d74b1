import { useState } from "react";
import { useSearchParams } from "react-router";

/** The parameter of a list's address that names the record whose dialog is open. */
export const OPENED = "kayit";
/** Stands there for a record that is not made yet. */
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

/** The row as it stood when its dialog opened: the list may read it anew meanwhile, the form's basis must not move. */
export function useRowAsOpened<Row extends { id: string }>(rows: Row[], opened: string | null): Row | undefined {
  const [row, setRow] = useState<Row>();
  const found = row?.id === opened ? row : rows.find(({ id }) => id === opened);
  if (found !== row) setRow(found);
  return found;
}
