import { useEffect } from "react";

/** Lets Escape close the open menu of a select only: a dialog around it listens on the document, and would close too. */
export function useMenuEscape() {
  useEffect(() => {
    const keep = (event: KeyboardEvent) =>
      event.key === "Escape" && event.target instanceof HTMLOptionElement && event.stopPropagation();
    addEventListener("keydown", keep, true);
    return () => removeEventListener("keydown", keep, true);
  }, []);
}
