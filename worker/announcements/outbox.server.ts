import { and, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A Worker may have six connections open at once. */
export const CONCURRENT_CALLS = 6;
export const CALLS_PER_CRON_RUN = 30;

export type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

/** What a table needs for its rows to be claimed before they are sent. */
interface Outbox {
  attempts: SQLiteColumn;
  /** Null after the last attempt. */
  next_attempt_at: SQLiteColumn;
}

/** SQL: the row is to be sent now. */
export const isDue = ({ next_attempt_at }: Outbox, now: Date): SQL | undefined =>
  and(isNotNull(next_attempt_at), lte(next_attempt_at, now.toISOString()));

/** Columns of a claimed row, which is postponed as it is read, so that no concurrent run sends it too. */
export const claimed = ({ attempts }: Outbox, attemptsMax: number, later: SQL | string) => ({
  attempts: sql`${attempts} + 1`,
  next_attempt_at: sql`case when ${attempts} + 1 < ${attemptsMax} then ${later} end`,
});

export async function onEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const remaining = [...items];
  const workOn = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, workOn));
}

/** Sends a request without following redirects. Returns what `read` makes of the response, or why there was none. */
export async function callOnce<Answer>(
  url: URL,
  init: RequestInit,
  timeout: number,
  read: (response: Response) => Promise<Answer>,
  fetch: Fetch = (...call) => globalThis.fetch(...call),
): Promise<Answer | string> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await read(await fetch(url, { ...init, redirect: "manual", signal }));
  } catch {
    return signal.aborted ? `${timeout / 1_000} saniyede yanıt gelmedi` : "bağlanılamadı";
  }
}
