import { readFileSync } from "node:fs";
import type { Unstable_RawConfig, WorkerHandle } from "wrangler";

/** A second Worker next to the one under test, with bindings to the same database and bucket. */
export const PROXY_WORKER = {
  name: "database-proxy",
  main: "tests/support/database-proxy-worker.mjs",
  no_bundle: true,
  compatibility_date: "2026-10-01",
  ...bindingsOfTheBuild(),
};

type Bindings = Required<Pick<Unstable_RawConfig, "d1_databases" | "r2_buckets">>;

/** Read from the build, because they name other resources once the site is deployed. */
function bindingsOfTheBuild(): Bindings {
  const { d1_databases, r2_buckets } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as Bindings;
  return { d1_databases, r2_buckets };
}

interface Statement {
  sql: string;
  params: unknown[];
}

/** The database and the bucket's `list`, with one request per call. Throws with the message of D1's error. */
export interface DatabaseProxy {
  DB: D1Database;
  MEDIA: R2Bucket;
}

/**
 * A busy test process can send on a kept connection that workerd has just closed: 'other side closed'. A write is not
 * repeated after it, because it may have been done.
 */
export const OWN_CONNECTION = { Connection: "close" };

/**
 * Connects to the proxy. The harness's own bindings block the process for each `prepare`, each `bind` and each property
 * of a stored object, which took a sixth of all tests' time.
 */
export function connectDatabaseProxy(worker: WorkerHandle, bucket: R2Bucket): DatabaseProxy {
  const call = async <Answer>(action: string, input: Statement[] | [R2ListOptions]) => {
    const body = JSON.stringify({ action, input });
    const answer = await worker.fetch("/", { method: "POST", headers: OWN_CONNECTION, body });
    if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
    return (await answer.json()) as Answer;
  };
  const prepare = (sql: string, params: unknown[] = []) => {
    const all = () => call<D1Result>("all", [{ sql, params }]);
    return {
      sql,
      params,
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => call<unknown[][]>("raw", [{ sql, params }]),
      first: async () => (await all()).results[0] ?? null,
    };
  };
  const database = {
    prepare,
    exec: (sql: string) => call<D1ExecResult>("exec", [{ sql, params: [] }]),
    batch: (statements: Statement[]) => call<D1Result[]>("batch", statements),
  };
  const list = async (options: R2ListOptions = {}) => {
    const listed = await call<R2Objects>("list", [options]);
    return { ...listed, objects: listed.objects.map((file) => ({ ...file, uploaded: new Date(file.uploaded) })) };
  };
  // Tests use no sessions, dumps, names of raw columns or metadata of listed files.
  return {
    DB: database as unknown as D1Database,
    MEDIA: Object.create(bucket, { list: { value: list } }) as R2Bucket,
  };
}
