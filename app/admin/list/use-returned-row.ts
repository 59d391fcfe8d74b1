import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The record that was opened last from each list, by the list's address. */
const opened = new Map<string, string>();

/** The id of the record that the editor comes back from, whose row gets the focus once it is shown. */
export function useReturnedRow(frame: RefObject<HTMLElement | null>, ids: string[]) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const type = useNavigationType();
  const [returned, setReturned] = useState(() => (type === NavigationType.Pop ? opened.get(address) : undefined));
  const isFocused = useRef(false);
  const place = returned === undefined ? -1 : ids.indexOf(returned);
  useEffect(() => {
    if (place < 0 || isFocused.current) return;
    isFocused.current = true;
    const row = frame.current?.querySelectorAll("tbody tr")[place];
    row?.scrollIntoView({ block: "nearest" });
    row?.querySelector<HTMLElement>("a[href^='/admin/']")?.focus({ preventScroll: true });
  }, [frame, place]);
  function onClickCapture({ target }: MouseEvent) {
    const row = target instanceof Element && target.closest("a") ? target.closest("tbody tr") : null;
    const id = row && ids[[...(frame.current?.querySelectorAll("tbody tr") ?? [])].indexOf(row)];
    if (id) opened.set(address, id);
    if (returned) setReturned(undefined);
  }
  return { returned, onClickCapture };
}
