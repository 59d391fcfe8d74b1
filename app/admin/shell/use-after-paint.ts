import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that calls back after the next paint, so that a click or key is painted before what follows from
 * it. A further call replaces the pending one; unmounting cancels it, since its navigation would lead back.
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
