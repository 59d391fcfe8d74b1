/** How long a call may take in all, and how long it may stay silent, in milliseconds. */
export interface TimeLimits {
  totalMs: number;
  idleMs: number;
}

/** Seconds as a sentence's words need them. */
const seconds = (ms: number) => Math.round(ms / 1_000);

/**
 * A signal that ends a call: when `callerSignal` does, after `total` milliseconds, or `idleMs` milliseconds after it was
 * last `heard`. Its reason is an error with a Turkish message. Who is done calls `end`, which ends the call as well.
 */
export function startTimeLimit({ totalMs, idleMs }: TimeLimits, callerSignal: AbortSignal) {
  const controller = new AbortController();
  const after = (ms: number, message: string) => setTimeout(() => controller.abort(new Error(message)), ms);
  const wait = () => after(idleMs, `${seconds(idleMs)} saniye boyunca yanıt gelmedi`);
  const totalTimer = after(totalMs, `yanıt ${seconds(totalMs)} saniyede tamamlanmadı`);
  let idleTimer = wait();
  const abortByCaller = () => controller.abort(new Error("istek iptal edildi"));
  if (callerSignal.aborted) abortByCaller();
  callerSignal.addEventListener("abort", abortByCaller, { once: true });
  return {
    totalMs,
    signal: controller.signal,
    restartIdleTimer() {
      clearTimeout(idleTimer);
      idleTimer = wait();
    },
    /** Silence does not count until it is `heard` again. */
    pauseIdleTimer: () => clearTimeout(idleTimer),
    abort() {
      clearTimeout(totalTimer);
      clearTimeout(idleTimer);
      callerSignal.removeEventListener("abort", abortByCaller);
      controller.abort();
    },
  };
}

export type TimeLimit = ReturnType<typeof startTimeLimit>;
