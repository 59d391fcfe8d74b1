import { useEffect } from "react";

/** Radix dialogs listen for these on the document: they close on Escape and block scrolling outside of themselves. */
const EVENTS = ["keydown", "wheel", "touchmove"] as const;

const isInMenu = (target: EventTarget | null) =>
  target instanceof HTMLOptionElement ||
  (target instanceof HTMLSelectElement && CSS.supports("appearance", "base-select") && target.matches(":open"));

/** Stops Escape and scroll events in the open menu of a select before they reach the dialog around it. */
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
