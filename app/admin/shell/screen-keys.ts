import { useEffect, useLayoutEffect, useRef } from "react";

/** A key of a screen, without Ctrl or the like. */
export interface ScreenKey {
  /** As `KeyboardEvent.key` names it, in lower case. */
  key: string;
  does: string;
  /** Undefined for a key that the control with the focus handles itself. */
  run?: () => void;
}

/** The keys of each part of the current screen. */
const parts = new Set<() => readonly ScreenKey[]>();

/** Keys that work on the current screen, for the list of shortcuts. */
export const screenKeys = (): ScreenKey[] => [...parts].flatMap((keysOf) => keysOf());

/** Whether a key press belongs to a field. */
export const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select, option"));

/** An open modal dialog or menu, which would take the focus back. */
const MODAL = ":is(.rt-BaseDialogContent, [role=menu], .palette)[data-state=open]";

const layers = () => document.querySelectorAll(MODAL).length;

export const isCovered = () => layers() > 0;

const isInLayer = ({ target }: KeyboardEvent) => target instanceof Element && target.closest("[role=dialog]") !== null;

/** A key that is held moves on, but acts only once. */
const isHeld = ({ repeat, key }: KeyboardEvent) => repeat && !/^[jk]$/i.test(key);

const printedIn = (row: Element): ScreenKey[] =>
  [...row.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].map((button) => ({
    key: button.getAttribute("aria-keyshortcuts")?.toLowerCase() ?? "",
    does: `Seçili satırda: ${button.textContent}`,
    run: () => button.click(),
  }));

type CurrentRow = () => Element | null | undefined;

/**
 * Keys of a part of the screen, or of the only open dialog, and those that the buttons of its current row print; they
 * rest while somebody types, in other dialogs, and below dialogs and menus.
 */
export function useScreenKeys(keys: readonly ScreenKey[], rowNow?: CurrentRow, isOfDialog = false) {
  const latest = useRef({ keys, rowNow });
  useLayoutEffect(() => {
    latest.current = { keys, rowNow };
  });
  useEffect(() => {
    function part() {
      const row = latest.current.rowNow?.();
      return [...latest.current.keys, ...(row ? printedIn(row) : [])];
    }
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isHeld(event)) return;
      if (isTyping(event) || (isOfDialog ? layers() > 1 : isInLayer(event) || isCovered())) return;
      const pressed = part().find(({ key }) => key === event.key.toLowerCase());
      if (!pressed?.run) return;
      event.preventDefault();
      pressed.run();
    }
    parts.add(part);
    addEventListener("keydown", onKey);
    return () => {
      parts.delete(part);
      removeEventListener("keydown", onKey);
    };
  }, [isOfDialog]);
}
