import { acceptCalls } from "./socket.mjs";

/** Runs the statements and transfers of a command. The key keeps other programs of the machine out. */
export default {
  fetch(request, env) {
    if (new URL(request.url).pathname !== `/${env.KEY}`) return new Response(null, { status: 404 });
    return acceptCalls(() => env);
  },
};
