import { Buffer } from "node:buffer";
import worker from "./index.js";

/** Bindings and variables that the running test file has in place of those of the harness. */
let chosen = {};
const environment = (env) => ({ ...env, ...chosen });

const brokenBucket = new Proxy({}, { get: () => () => Promise.reject(new Error("broken bucket")) });

const prepare = ({ DB }, { sql, params }) => DB.prepare(sql).bind(...params);
const metadata = ({ key, etag, size, uploaded, httpMetadata, customMetadata }) => {
  return { key, etag, size, uploaded, httpMetadata, customMetadata };
};

const actions = {
  choose(env, { vars, empty, breaksBucket }) {
    const { DB, MEDIA } = empty ? { DB: env.EMPTY_DB, MEDIA: env.EMPTY_MEDIA } : env;
    chosen = { DB, MEDIA: breaksBucket ? brokenBucket : MEDIA, ...vars };
  },
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

/** Executes the calls of tests. One socket takes a third of the time of a request for each. */
function connect(env) {
  const [theirs, ours] = Object.values(new globalThis.WebSocketPair());
  ours.accept();
  ours.addEventListener("message", async ({ data }) => {
    const { id, action, input } = JSON.parse(data);
    try {
      const result = await actions[action](action === "choose" ? env : environment(env), input);
      ours.send(JSON.stringify({ id, result }));
    } catch ({ message }) {
      ours.send(JSON.stringify({ id, error: message }));
    }
  });
  return new Response(null, { status: 101, webSocket: theirs });
}

/** The built Worker, with the environment that a test file chooses, so that all files can share one server. */
export default {
  fetch(request, env, context) {
    if (request.headers.get("Upgrade") === "websocket") return connect(env);
    return worker.fetch(request, environment(env), context);
  },
  scheduled: (controller, env, context) => worker.scheduled(controller, environment(env), context),
};
