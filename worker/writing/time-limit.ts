export interface TimeLimits {
  totalMs: number;
  idleMs: number;
}

const seconds = (ms: number) => Math.round(ms / 1_000);

/** Its signal aborts with the caller, after `totalMs`, or `idleMs` after the last `restartIdleTimer`. */
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
