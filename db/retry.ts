import { isRead, type Send } from "./send";
import { messagesOf } from "./unavailable";

/** After these errors nothing was written: a single statement did not begin, a batch was rolled back. */
const LOCKED = /sqlite_busy|database is locked/i;
export const isLocked = (error: unknown) => LOCKED.test(messagesOf(error));
const TRANSIENT = /network connection lost|object to be reset|code was updated|cannot resolve/i;

/** Retries once: reads after any transient error, writes only if the database was locked, since others may have succeeded. */
export function withRetry(send: Send): Send {
  return (statements) =>
    send(statements).catch((error: unknown) => {
      const isTransient = TRANSIENT.test(messagesOf(error)) && statements.every(({ sql }) => isRead(sql));
      if (isTransient || isLocked(error)) return send(statements);
      throw error;
    });
}
