/** Focuses the moved entry at its new place, else the heading of the page. */
export function focusMoved(id: string) {
  const button = document.querySelector<HTMLElement>(`[data-move="${id}"]`);
  (button ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}
