import { readFileSync } from "node:fs";
import type { Unstable_RawConfig, WorkerHandle } from "wrangler";

/** The Worker that stands beside the one under test; its bindings name the same database and bucket. */
export const GATE = {
  name: "database-gate",
  main: "tests/support/database-gate.mjs",
  no_bundle: true,
  compatibility_date: "2026-10-01",
  ...bindingsOfTheBuild(),
};

type Bindings = Pick<Unstable_RawConfig, "d1_databases" | "r2_buckets">;

/** They name other resources once the site is deployed. */
function bindingsOfTheBuild(): Bindings {
  const { d1_databases, r2_buckets } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as Bindings;
  return { d1_databases, r2_buckets };
}

interface Statement {
  sql: string;
  params: unknown[];
}

export interface StoredObject {
  key: string;
  etag: string;
}

/** What a Worker is bound to, reached with one request a call. Throws with the message of D1's error. */
export interface Gate {
  DB: D1Database;
  objects: () => Promise<StoredObject[]>;
}

/**
 * Opens the gate. By the harness's own bindings each `prepare`, each `bind` and each property of a stored object is a
 * request that blocks the process, which made up a sixth of all tests' time.
 */
export function openGate(worker: WorkerHandle): Gate {
  const ask = async <Answer>(action: string, statements: Statement[] = []) => {
    const answer = await worker.fetch("/", { method: "POST", body: JSON.stringify({ action, statements }) });
    if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
    return (await answer.json()) as Answer;
  };
  const prepare = (sql: string, params: unknown[] = []) => {
    const all = () => ask<D1Result>("all", [{ sql, params }]);
    return {
      sql,
      params,
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => ask<unknown[][]>("raw", [{ sql, params }]),
      first: async () => (await all()).results[0] ?? null,
    };
  };
  const database = {
    prepare,
    exec: (sql: string) => ask<D1ExecResult>("exec", [{ sql, params: [] }]),
    batch: (statements: Statement[]) => ask<D1Result[]>("batch", statements),
  };
  // Sessions, dumps and the names of raw columns are what no test uses.
  return { DB: database as unknown as D1Database, objects: () => ask("objects") };
}
