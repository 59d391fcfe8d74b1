import type { Client, InStatement } from "@libsql/client/web";
import { messagesOf, Unavailable } from "./unavailable";

/** After these errors nothing was written: a single statement did not begin, a batch was rolled back. */
const LOCKED = /sqlite_busy|database is locked/i;
export const isLocked = (error: unknown) => LOCKED.test(messagesOf(error));
const TRANSIENT = new RegExp(
  `network connection lost|object to be reset|code was updated|cannot resolve|${LOCKED.source}`,
  "i",
);

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

/** Retries reads after any transient error, writes only if the database was locked, since others may have succeeded. */
const sendWithRetry = <T>(ms: number, statements: string[], ask: () => Promise<T>): Promise<T> =>
  retryOnce(ms, statements.every(isRead) ? TRANSIENT : LOCKED, ask);

/** Sends reads within `ms` milliseconds; retries once after a transient error. */
export const readWithRetry = <T>(ms: number, ask: () => Promise<T>): Promise<T> => retryOnce(ms, TRANSIENT, ask);

function retryOnce<T>(ms: number, errors: RegExp, ask: () => Promise<T>): Promise<T> {
  return withTimeout(ms, async () => {
    try {
      return await ask();
    } catch (error) {
      if (!errors.test(messagesOf(error))) throw error;
      return ask();
    }
  });
}

export const isRead = (sql: string) =>
  /^[\s(]*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace into)\b/i.test(sql);

type Row = Record<string, unknown>;

/** A D1 binding for Drizzle with a deadline of `ms` milliseconds for each round trip. */
export function d1WithTimeout(d1: D1Database, ms: number): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();
  const bounded = (statement: D1PreparedStatement, sql: string) => {
    const wrapper = {
      bind: (...values: unknown[]) => bounded(statement.bind(...values), sql),
      all: () => sendWithRetry(ms, [sql], () => statement.all<Row>()),
      raw: () => sendWithRetry(ms, [sql], () => statement.raw()),
      run: () => sendWithRetry(ms, [sql], () => statement.run<Row>()),
    } as unknown as D1PreparedStatement;
    originals.set(wrapper, { statement, sql });
    return wrapper;
  };
  return {
    prepare: (sql: string) => bounded(d1.prepare(sql), sql),
    batch: (wrappers: D1PreparedStatement[]) => {
      const known = wrappers.map((wrapper) => {
        const original = originals.get(wrapper);
        if (!original) throw new TypeError("a batch takes the statements of its own database alone");
        return original;
      });
      return sendWithRetry(
        ms,
        known.map(({ sql }) => sql),
        () => d1.batch(known.map(({ statement }) => statement)),
      );
    },
  } as unknown as D1Database;
}

/** A libSQL client for Drizzle with a deadline of `ms` milliseconds for each round trip. */
export function libsqlWithTimeout(client: Client, ms: number): Client {
  return {
    execute: (statement: InStatement) => sendWithRetry(ms, [sqlOf(statement)], () => client.execute(statement)),
    batch(statements: InStatement[]) {
      const texts = statements.map(sqlOf);
      // Takes the write lock at once: taking it after a read fails while another transaction writes.
      const mode = texts.every(isRead) ? "deferred" : "write";
      return sendWithRetry(ms, texts, () => client.batch(statements, mode));
    },
  } as unknown as Client;
}

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);
