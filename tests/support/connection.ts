import type { TestHarness } from "wrangler";

/** What a test file has in place of the bindings and variables of the harness. */
export interface Choice {
  vars: Record<string, string>;
  /** The database and the bucket without content. */
  empty: boolean;
  /** Every call on the bucket fails. */
  breaksBucket: boolean;
}

/** A connection to the Worker under test, beside its requests. */
export interface Connection {
  choose(choice: Choice): Promise<void>;
  DB: D1Database;
  MEDIA: R2Bucket;
}

interface Statement {
  sql: string;
  params: unknown[];
}

type StoredObject = Pick<R2Object, "key" | "etag" | "size" | "httpMetadata" | "customMetadata"> & { uploaded: string };

/** Opens a socket to `worker-under-test.mjs`. The database and bucket throw with the messages of D1's and R2's errors. */
export async function connect(harness: TestHarness): Promise<Connection> {
  const { webSocket } = await harness.getWorker().fetch("/", { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("the Worker under test opens no socket");
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  webSocket.accept();
  webSocket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(data as string) as { id: number; result?: unknown; error?: string };
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) call?.resolve(answer.result);
    else call?.reject(new Error(answer.error));
  });
  let calls = 0;
  function call<Answer>(action: string, input: unknown): Promise<Answer> {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++calls, answer);
    webSocket?.send(JSON.stringify({ id: calls, action, input }));
    return answer.promise as Promise<Answer>;
  }
  return { choose: (choice) => call("choose", choice), DB: databaseOver(call), MEDIA: bucketOver(call) };
}

type Call = <Answer>(action: string, input: unknown) => Promise<Answer>;

function databaseOver(call: Call): D1Database {
  const prepare = (sql: string, params: unknown[] = []) => {
    const all = () => call<D1Result>("all", { sql, params });
    return {
      sql,
      params,
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => call<unknown[][]>("raw", { sql, params }),
      first: async () => (await all()).results[0] ?? null,
    };
  };
  // Tests use no sessions, dumps or names of raw columns.
  return {
    prepare,
    exec: (sql: string) => call<D1ExecResult>("exec", sql),
    batch: (statements: Statement[]) => call<D1Result[]>("batch", statements),
  } as unknown as D1Database;
}

function bucketOver(call: Call): R2Bucket {
  const dated = <Stored extends StoredObject>(stored: Stored) => ({ ...stored, uploaded: new Date(stored.uploaded) });
  // Tests use no ranges, conditions or multipart uploads.
  return {
    async put(key: string, value: BodyInit, options?: R2PutOptions) {
      const bytes = new Uint8Array(await new Response(value).arrayBuffer());
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      return dated(await call<StoredObject>("put", { key, base64, options }));
    },
    async get(key: string) {
      const stored = await call<(StoredObject & { base64: string }) | null>("get", key);
      if (!stored) return null;
      const { base64, ...metadata } = stored;
      return Object.assign(await fetch(`data:;base64,${base64}`), dated(metadata));
    },
    async head(key: string) {
      const stored = await call<StoredObject | null>("head", key);
      return stored && dated(stored);
    },
    delete: (keys: string | string[]) => call<undefined>("delete", keys),
    async list(options: R2ListOptions = {}) {
      const listed = await call<R2Objects>("list", options);
      return { ...listed, objects: listed.objects.map((stored) => dated(stored as unknown as StoredObject)) };
    },
  } as unknown as R2Bucket;
}
