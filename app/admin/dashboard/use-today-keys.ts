import { type RefObject, useEffect, useEffectEvent } from "react";

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** Moves by one row, forwards or backwards. */
  move: (by: 1 | -1) => void;
  /** Ends the mode that shows one row. */
  leave: () => void;
}

const MODAL = ":is(.rt-BaseDialogContent, [role=menu])[data-state=open]";
const CONTROLS = "a, button, summary, input, textarea, select, [contenteditable]";
const TEXTS = "input, textarea, select, [contenteditable]";

/** What a key presses in a row: the link to its editor, or the control that names the key. */
const controlOf = (key: string) => (key === "e" ? "a[href*='/edit/']" : `[data-keys~='${key}']`);

/** J and K move over the rows; E, V, X and Enter press what the current row offers under them. */
export function useTodayKeys({ list, move, leave }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element) || document.querySelector(MODAL)) return;
    const key = event.key === "Enter" ? "Enter" : event.key.toLowerCase();
    if (target.closest(key === "Enter" ? CONTROLS : TEXTS)) return;
    if (key === "j" || key === "k") move(key === "j" ? 1 : -1);
    else if (key === "escape") leave();
    else if (["e", "v", "x", "Enter"].includes(key))
      list.current?.querySelector<HTMLElement>(`[aria-current] ${controlOf(key)}`)?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
