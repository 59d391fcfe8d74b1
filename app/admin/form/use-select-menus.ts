import { useEffect } from "react";

/** What a dialog around a select would do with its menu: close on Escape, and prevent scrolling outside of itself. */
const EVENTS = ["keydown", "wheel", "touchmove"] as const;

const isInMenu = (target: EventTarget | null) =>
  target instanceof HTMLOptionElement ||
  (target instanceof HTMLSelectElement && CSS.supports("appearance", "base-select") && target.matches(":open"));

/** Keeps what happens in the open menu of a select from the dialog around it, which listens on the document. */
export function useSelectMenus() {
  useEffect(() => {
    const keep = (event: Event) => {
      const isKept = !(event instanceof KeyboardEvent) || event.key === "Escape";
      if (isKept && isInMenu(event.target)) event.stopPropagation();
    };
    for (const name of EVENTS) addEventListener(name, keep, { capture: true, passive: true });
    return () => {
      for (const name of EVENTS) removeEventListener(name, keep, { capture: true });
    };
  }, []);
}
