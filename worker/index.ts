import * as build from "virtual:react-router/server-build";
import { createApp } from "./app";
import type { Env } from "./env";

const app = createApp(build);

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
} satisfies ExportedHandler<Env>;
