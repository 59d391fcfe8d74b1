/** The bindings of a Worker that accepts calls (`scripts/bindings/socket.mjs`). */
export interface Connection {
  DB: D1Database;
  MEDIA: R2Bucket;
  call: Call;
  /** Whether the socket was closed from the other side. */
  isLost: () => boolean;
}

/** What a socket of the browser's and of Miniflare's kind have in common. */
interface Socket {
  send(text: string): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "close", listener: () => void): void;
}

interface Statement {
  sql: string;
  params: unknown[];
}

const LOST = "the connection to the local runtime was lost";

type StoredObject = Pick<R2Object, "key" | "etag" | "size" | "httpMetadata" | "customMetadata"> & { uploaded: string };

/**
 * Calls D1 and R2 over an open socket, by one message each: the proxies of wrangler block this process for every
 * `prepare` and `bind`. Errors have the messages of D1's and R2's.
 */
export function connectionOver(socket: Socket): Connection {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let isLost = false;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(data as string) as { id: number; result?: unknown; error?: string };
    const called = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) called?.resolve(answer.result);
    else called?.reject(new Error(answer.error));
  });
  socket.addEventListener("close", () => {
    isLost = true;
    for (const called of waiting.values()) called.reject(new Error(LOST));
    waiting.clear();
  });
  let calls = 0;
  function call<Answer>(action: string, input: unknown): Promise<Answer> {
    if (isLost) return Promise.reject(new Error(LOST));
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++calls, answer);
    socket.send(JSON.stringify({ id: calls, action, input }));
    return answer.promise as Promise<Answer>;
  }
  return { call, DB: databaseOver(call), MEDIA: bucketOver(call), isLost: () => isLost };
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
  // Callers use no sessions, dumps or names of raw columns.
  return {
    prepare,
    exec: (sql: string) => call<D1ExecResult>("exec", sql),
    batch: (statements: Statement[]) => call<D1Result[]>("batch", statements),
  } as unknown as D1Database;
}

function bucketOver(call: Call): R2Bucket {
  const dated = <Stored extends StoredObject>(stored: Stored) => ({ ...stored, uploaded: new Date(stored.uploaded) });
  // Callers use no ranges, conditions or multipart uploads.
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
