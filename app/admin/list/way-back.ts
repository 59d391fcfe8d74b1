import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** Location state of a page that was opened from a list. */
export const FROM_LIST = { isFromList: true };

/** Navigates back to the list: with its query and scroll position if the record was opened from it. */
export function useWayBack(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  return () => void (state?.isFromList ? navigate(-1) : navigate(list));
}

/** Props for a link to the list that navigates like `useWayBack`. */
export function useLinkBack(list: string) {
  const goBack = useWayBack(list);
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  }
  return { to: list, onClick };
}
