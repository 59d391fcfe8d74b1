import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that calls back after the next paint, so that a click is answered before its navigation is worked
 * out; never after the component is gone, since that would lead back to its page.
 */
export function useAfterPaint() {
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  return useCallback((callback: () => void) => {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    requestAnimationFrame(() => setTimeout(() => signal.aborted || callback()));
  }, []);
}
