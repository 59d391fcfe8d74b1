import * as build from "virtual:react-router/server-build";
import { createApp } from "./app";
import { runCron } from "./cron";
import type { Env } from "./env";

const app = createApp(build);

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: (controller, env) => runCron(env, new Date(controller.scheduledTime)),
} satisfies ExportedHandler<Env>;
