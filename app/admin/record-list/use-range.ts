import { type KeyboardEvent, type MouseEvent, useRef } from "react";

export interface RangeHandlers {
  onMouseDown: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** Range selection with Shift, by mouse or Space, from the row that was chosen last. */
export function useRange(ids: string[]) {
  const last = useRef<string>(undefined);
  const isRange = useRef(false);
  const range: RangeHandlers = {
    // Prevents the selection of text between the rows.
    onMouseDown: (event) => event.shiftKey && event.preventDefault(),
    onKeyDown: (event) => {
      if (event.key === " ") isRange.current = event.shiftKey;
    },
    onClick: (event) => {
      const isByKey = event.detail === 0;
      if (!isByKey) isRange.current = event.shiftKey;
    },
  };
  return {
    /** The ids that are selected together with this one. */
    rangeTo: (id: string): string[] => {
      const [from, to] = [ids.indexOf(last.current ?? ""), ids.indexOf(id)];
      last.current = id;
      if (!isRange.current || from < 0) return [id];
      return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    },
    range,
  };
}
