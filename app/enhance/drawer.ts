/** Closes the drawer on navigation, traps the focus, and opens it in browsers without `command` buttons. */
export function drawer() {
  const dialog = document.querySelector<HTMLDialogElement>(".drawer");
  if (!dialog) return;
  for (const link of dialog.querySelectorAll("a")) link.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Tab") keepFocus(dialog, event);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && event.clientX > dialog.clientWidth) dialog.close();
  });
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.querySelector(".menu")?.addEventListener("click", () => dialog.showModal());
  dialog.querySelector("button")?.addEventListener("click", () => dialog.close());
}

/** Focus trap: a modal `<dialog>` lets Tab move to the browser's toolbar. */
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const stops = dialog.querySelectorAll<HTMLElement>("a, button");
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
