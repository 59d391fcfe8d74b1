import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

/** State of a page that was opened from a list: the history has that list before it. */
export const FROM_LIST = { isFromList: true };

/**
 * Leads from a record back to its list: with its search, order and place where the record was opened from it, else to
 * its beginning.
 */
export function useWayBack(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof FROM_LIST> | null };
  return () => void (state?.isFromList ? navigate(-1) : navigate(list));
}

/** A link to the list that leads back as `useWayBack` does; in another tab it shows the list's beginning. */
export function useLinkBack(list: string) {
  const goBack = useWayBack(list);
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  }
  return { to: list, onClick };
}
