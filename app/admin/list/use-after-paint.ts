import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that calls back after the next paint, so that a click is painted before its navigation starts. It
 * does nothing after unmounting, since that would navigate back.
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
