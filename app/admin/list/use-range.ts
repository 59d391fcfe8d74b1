import { type KeyboardEvent, type MouseEvent, useRef } from "react";

/** Selection of a range with Shift, by mouse or Space: from the row that was chosen last. */
export function useRange(ids: string[]) {
  const last = useRef<string>(undefined);
  const isRange = useRef(false);
  return {
    /** The ids that a change of this one changes. */
    rangeTo: (id: string): string[] => {
      const [from, to] = [ids.indexOf(last.current ?? ""), ids.indexOf(id)];
      last.current = id;
      if (!isRange.current || from < 0) return [id];
      return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    },
    // Else the text between the rows would be selected.
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") isRange.current = event.shiftKey;
    },
    onClick: (event: MouseEvent) => {
      const isByKey = event.detail === 0;
      if (!isByKey) isRange.current = event.shiftKey;
    },
  };
}
