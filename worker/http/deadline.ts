import { messagesOf } from "../../db/unavailable";
import { logError, Refusal, RETRY_AFTER_SECONDS } from "./errors";

/** Milliseconds after which a database that has not answered counts as gone. */
const DEADLINE_MS = 5_000;
const TRANSIENT =
  /network connection lost|object to be reset|code was updated|cannot resolve|sqlite_busy|database is locked/i;

/**
 * Reads from the database within five seconds; a transient failure is tried once more.
 * Throws `Refusal("unavailable")` with `sentence` when there is no answer, and logs why.
 */
export async function readOrRefuse<T>(read: () => Promise<T>, sentence: string, requestId: string): Promise<T> {
  return withinDeadline(
    async () => {
      try {
        return await read();
      } catch (error) {
        if (!TRANSIENT.test(messagesOf(error))) throw error;
        return read();
      }
    },
    sentence,
    requestId,
    DEADLINE_MS,
  );
}

/**
 * Writes within `deadline` milliseconds, once; throws like `readOrRefuse`. A `Refusal` passes unchanged.
 */
export async function writeOrRefuse<T>(
  write: () => Promise<T>,
  sentence: string,
  requestId: string,
  deadline = DEADLINE_MS,
): Promise<T> {
  return withinDeadline(write, sentence, requestId, deadline);
}

async function withinDeadline<T>(work: () => Promise<T>, sentence: string, requestId: string, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work(), deadline]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    logError(error, requestId);
    throw new Refusal("unavailable", sentence, { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
  } finally {
    clearTimeout(timer);
  }
}
