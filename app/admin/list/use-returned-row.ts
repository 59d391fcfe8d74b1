import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The last opened record of each list and its link, by the list's address. */
const opened = new Map<string, { id: string; link: string | null }>();

/** Id of the record from which the editor returns; its row is focused. */
export function useReturnedRow(frame: RefObject<HTMLElement | null>, ids: string[]) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const type = useNavigationType();
  const [returned, setReturned] = useState(() => (type === NavigationType.Pop ? opened.get(address) : undefined));
  const isFocused = useRef(false);
  const place = returned === undefined ? -1 : ids.indexOf(returned.id);
  useEffect(() => {
    if (place < 0 || isFocused.current) return;
    isFocused.current = true;
    const row = frame.current?.querySelectorAll("tbody tr")[place];
    row?.scrollIntoView({ block: "nearest" });
    const links = [...(row?.querySelectorAll("a") ?? [])];
    links.find((link) => link.getAttribute("href") === returned?.link)?.focus({ preventScroll: true });
  }, [frame, place, returned]);
  function onClickCapture({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest("a") : null;
    const row = link?.closest("tbody tr");
    const id = row && ids[[...(frame.current?.querySelectorAll("tbody tr") ?? [])].indexOf(row)];
    if (link && id) opened.set(address, { id, link: link.getAttribute("href") });
    if (returned) setReturned(undefined);
  }
  return { returned: returned?.id, onClickCapture };
}
