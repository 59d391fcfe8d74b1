/** Focuses the moved entry where it stands now, else the heading of the page. */
export function focusMoved(id: string) {
  const button = document.querySelector<HTMLElement>(`[data-move="${id}"]`);
  (button ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}
