import { Buffer } from "node:buffer";

const prepare = ({ DB }, { sql, params }) => DB.prepare(sql).bind(...params);
const metadata = ({ key, etag, size, uploaded, httpMetadata, customMetadata }) => {
  return { key, etag, size, uploaded, httpMetadata, customMetadata };
};

const actions = {
  all: (env, statement) => prepare(env, statement).all(),
  raw: (env, statement) => prepare(env, statement).raw(),
  exec: ({ DB }, sql) => DB.exec(sql),
  batch: (env, statements) => env.DB.batch(statements.map((statement) => prepare(env, statement))),
  put: async ({ MEDIA }, { key, base64, options }) =>
    metadata(await MEDIA.put(key, Buffer.from(base64, "base64"), options)),
  async get({ MEDIA }, key) {
    const object = await MEDIA.get(key);
    return object && { ...metadata(object), base64: Buffer.from(await object.arrayBuffer()).toString("base64") };
  },
  async head({ MEDIA }, key) {
    const object = await MEDIA.head(key);
    return object && metadata(object);
  },
  delete: ({ MEDIA }, keys) => MEDIA.delete(keys),
  async list({ MEDIA }, options) {
    const { objects, ...page } = await MEDIA.list(options);
    return { ...page, objects: objects.map(metadata) };
  },
};

/**
 * Accepts a socket whose messages are calls of the bindings `DB` and `MEDIA`; `scripts/bindings/connection.ts` sends
 * them. `environment` returns the bindings for each call; `further` are actions beside those of the bindings.
 */
export function acceptCalls(environment, further = {}) {
  const known = { ...actions, ...further };
  const [theirs, ours] = Object.values(new globalThis.WebSocketPair());
  ours.accept();
  ours.addEventListener("message", async ({ data }) => {
    const { id, action, input } = JSON.parse(data);
    try {
      const result = await known[action](environment(), input);
      ours.send(JSON.stringify({ id, result }));
    } catch ({ message }) {
      ours.send(JSON.stringify({ id, error: message }));
    }
  });
  return new Response(null, { status: 101, webSocket: theirs });
}
