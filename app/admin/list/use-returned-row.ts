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
  const isHere = returned !== undefined && ids.includes(returned.id);
  useEffect(() => {
    if (!isHere || isFocused.current) return;
    isFocused.current = true;
    const row = frame.current?.querySelector(`[data-record="${returned?.id}"]`);
    row?.scrollIntoView({ block: "nearest" });
    const links = [...(row?.querySelectorAll("a") ?? [])];
    links.find((link) => link.getAttribute("href") === returned?.link)?.focus({ preventScroll: true });
  }, [frame, isHere, returned]);
  function onClickCapture({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest("a") : null;
    const id = link?.closest<HTMLElement>("[data-record]")?.dataset["record"];
    if (link && id) opened.set(address, { id, link: link.getAttribute("href") });
    if (returned) setReturned(undefined);
  }
  return { returned: returned?.id, onClickCapture };
}
