import * as build from "virtual:react-router/server-build";
import { createApp } from "./app";
import { runCron } from "./cron";
import type { Env } from "./env";

// The generated module types what it may lack as undefined; React Router wants it to be absent.
const { basename = "/", allowedActionOrigins = [], unstable_getCriticalCss = () => undefined, ...rest } = build;
const app = createApp({ ...rest, basename, allowedActionOrigins, unstable_getCriticalCss });

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: ({ cron, scheduledTime }, env, context) => runCron(env, context, cron, new Date(scheduledTime)),
} satisfies ExportedHandler<Env>;
