import { useRef, useState } from "react";

/** Whether a call is running, and a function that runs `work` unless one is; it resolves to false then. */
export function useSingleFlight() {
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  async function alone(work: () => Promise<boolean>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(true);
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }
  return [isRunning, alone] as const;
}
