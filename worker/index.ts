import * as build from "virtual:react-router/server-build";
import { createApp } from "./app";
import { runCron } from "./cron";
import type { Env } from "./env";

const app = createApp(build);

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: ({ cron, scheduledTime }, env, context) => runCron(env, context, cron, new Date(scheduledTime)),
} satisfies ExportedHandler<Env>;
