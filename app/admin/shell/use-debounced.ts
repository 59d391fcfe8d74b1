import { useEffect, useState } from "react";

const DEBOUNCE_MS = 800;

/** Debounces a value, so that nothing is loaded for incomplete addresses. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
