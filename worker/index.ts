import { getPath } from "hono/utils/url";
import type { Env } from "./env";
import { matchedPath } from "./http/matched-path";
import { pagesApp } from "./pages-app";

const OTHER = /^\/(admin|api|media|onizleme|promotion)(\/|$)|\.(xml|txt)$/;

/** Malformed addresses count as pages, whose app refuses them. */
function isPage(request: Request): boolean {
  try {
    return !OTHER.test(matchedPath(getPath(request)));
  } catch {
    return true;
  }
}

export default {
  // Loads only public pages at start, in a third of the time; the first other request loads the rest.
  async fetch(request, env, context) {
    const app = isPage(request) ? pagesApp : (await import("./other-app")).otherApp;
    return app.fetch(request, env, context);
  },
  async scheduled({ cron, scheduledTime }, env, context) {
    const { runCron } = await import("./cron");
    return runCron(env, context, cron, new Date(scheduledTime));
  },
} satisfies ExportedHandler<Env>;
