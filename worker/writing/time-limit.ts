/** How long a call may take in all, and how long it may stay silent, in milliseconds. */
export interface Limits {
  total: number;
  silence: number;
}

/** Seconds as a sentence's words need them. */
const seconds = (ms: number) => Math.round(ms / 1_000);

/**
 * A signal that ends a call: when `hangUp` does, after `total` milliseconds, or `silence` milliseconds after it was
 * last `heard`. Its reason is an error with a Turkish message. Who is done calls `end`, which ends the call as well.
 */
export function timeLimit({ total, silence }: Limits, hangUp: AbortSignal) {
  const controller = new AbortController();
  const after = (ms: number, message: string) => setTimeout(() => controller.abort(new Error(message)), ms);
  const wait = () => after(silence, `${seconds(silence)} saniye boyunca yanıt gelmedi`);
  const totalTimer = after(total, `yanıt ${seconds(total)} saniyede tamamlanmadı`);
  let silenceTimer = wait();
  const leave = () => controller.abort(new Error("istek iptal edildi"));
  if (hangUp.aborted) leave();
  hangUp.addEventListener("abort", leave, { once: true });
  return {
    total,
    signal: controller.signal,
    heard() {
      clearTimeout(silenceTimer);
      silenceTimer = wait();
    },
    /** Silence does not count until it is `heard` again. */
    pause: () => clearTimeout(silenceTimer),
    end() {
      clearTimeout(totalTimer);
      clearTimeout(silenceTimer);
      hangUp.removeEventListener("abort", leave);
      controller.abort();
    },
  };
}

export type TimeLimit = ReturnType<typeof timeLimit>;
