import type { Send } from "./send";
import { Unavailable } from "./unavailable";

/** Runs `work`. Throws `Unavailable` when it fails or takes longer than `ms` milliseconds. */
export async function withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`no answer in ${ms} ms`, true)), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } catch (cause) {
    throw cause instanceof Unavailable ? cause : new Unavailable("no answer but an error", false, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with `Unavailable` when the database fails or takes longer than `ms` milliseconds. */
export function withDeadline(send: Send, ms: number): Send {
  return (statements) => {
    const answers = send(statements);
    return withTimeout(ms, () => answers);
  };
}
