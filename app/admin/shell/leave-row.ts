/** Before a row is removed, moves the focus to the next or previous row, else to the heading of the page. */
export function leaveRow(control: Element) {
  const row = control.closest("li");
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>("a, button");
  (next ?? document.querySelector<HTMLElement>("main h1"))?.focus();
}
