import { acceptCalls } from "./socket.mjs";
import worker from "./index.js";

/** Bindings and variables that the running test file has in place of those of the harness. */
let chosen = {};
const environment = (env) => ({ ...env, ...chosen });

const brokenBucket = new Proxy({}, { get: () => () => Promise.reject(new Error("broken bucket")) });

const choosing = (env) => ({
  choose(_, { vars, empty, breaksBucket }) {
    const { DB, MEDIA } = empty ? { DB: env.EMPTY_DB, MEDIA: env.EMPTY_MEDIA } : env;
    chosen = { DB, MEDIA: breaksBucket ? brokenBucket : MEDIA, ...vars };
  },
});

/** The built Worker, with the environment that a test file chooses, so that all files can share one server. */
export default {
  fetch(request, env, context) {
    // One socket takes a third of the time of a request for each call.
    if (request.headers.get("Upgrade") === "websocket") return acceptCalls(() => environment(env), choosing(env));
    return worker.fetch(request, environment(env), context);
  },
  scheduled: (controller, env, context) => worker.scheduled(controller, environment(env), context),
};
