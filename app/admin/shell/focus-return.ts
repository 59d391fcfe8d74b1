import { type FocusEvent, useEffect, useRef, useState } from "react";

/** Restores the focus when a dialog without a trigger closes; returns props for the dialog's content. */
export function useFocusReturn(isOpen = true) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>();
  // Read during the first render: in an effect, a field of the dialog may already have the focus.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(globalThis.document?.activeElement);
  }
  return {
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener?.isConnected && opener !== document.body;
      // A dialog that opened this one may have closed with it, and has returned the focus.
      if (!isThere && document.activeElement !== document.body) return;
      const target = isThere ? opener : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}

/** Moves the focus when the focused row is deleted: to the next row's last button, or to the search box. */
export function useFocusedRow(ids: string[]) {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string | undefined; place: number }>(undefined);
  useEffect(() => {
    const { id, place = 0 } = focused.current ?? {};
    if (id === undefined || ids.includes(id) || document.activeElement !== document.body) return;
    focused.current = undefined;
    const rows = frame.current?.querySelectorAll("tbody tr") ?? [];
    const buttons = rows[Math.min(place, rows.length - 1)]?.querySelectorAll("button") ?? [];
    const target = [...buttons].at(-1) ?? document.querySelector<HTMLInputElement>('main input[type="search"]');
    target?.focus({ preventScroll: true });
  });
  function onFocus({ target }: FocusEvent) {
    const row = target.closest("tbody tr");
    if (!row || !frame.current?.contains(row)) return;
    const place = [...frame.current.querySelectorAll("tbody tr")].indexOf(row);
    focused.current = { id: ids[place], place };
  }
  return { ref: frame, onFocus };
}
