import type { Client, InStatement } from "@libsql/client/web";
import { messagesOf, Unavailable } from "./unavailable";

const TRANSIENT =
  /network connection lost|object to be reset|code was updated|cannot resolve|sqlite_busy|database is locked/i;

/** Does `work` within `ms` milliseconds. Throws `Unavailable` where it fails or takes longer. */
export async function withinDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
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

/** Sends statements within `ms`; where all of them only read, a transient failure is tried once more. */
function send<T>(ms: number, statements: string[], ask: () => Promise<T>): Promise<T> {
  return withinDeadline(ms, async () => {
    try {
      return await ask();
    } catch (error) {
      if (!statements.every(isRead) || !TRANSIENT.test(messagesOf(error))) throw error;
      return ask();
    }
  });
}

/** Whether a statement only reads; where in doubt it does not. */
const isRead = (sql: string) => /^[\s(]*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|replace)\b/i.test(sql);

type Row = Record<string, unknown>;

/** A D1 binding with a deadline of `ms` for each round trip: what Drizzle uses of one. */
export function d1Within(d1: D1Database, ms: number): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();
  const bounded = (statement: D1PreparedStatement, sql: string) => {
    const wrapper = {
      bind: (...values: unknown[]) => bounded(statement.bind(...values), sql),
      all: () => send(ms, [sql], () => statement.all<Row>()),
      raw: () => send(ms, [sql], () => statement.raw()),
      run: () => send(ms, [sql], () => statement.run<Row>()),
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
      return send(
        ms,
        known.map(({ sql }) => sql),
        () => d1.batch(known.map(({ statement }) => statement)),
      );
    },
  } as unknown as D1Database;
}

/** A libSQL client with a deadline of `ms` for each round trip: what Drizzle uses of one. */
export function libsqlWithin(client: Client, ms: number): Client {
  return {
    execute: (statement: InStatement) => send(ms, [sqlOf(statement)], () => client.execute(statement)),
    batch: (statements: InStatement[]) => send(ms, statements.map(sqlOf), () => client.batch(statements)),
  } as unknown as Client;
}

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);
