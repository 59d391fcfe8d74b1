import { getPath } from "hono/utils/url";
import type { Env } from "./env";
import { matchedPath } from "./http/matched-path";
import { pagesAndLinks } from "./pages-and-links";
import { segmentAt } from "./site-addresses";

/** Malformed addresses count as pages, whose app refuses them. */
function isPage(request: Request): boolean {
  try {
    return segmentAt(matchedPath(getPath(request))).by !== "panel";
  } catch {
    return true;
  }
}

export default {
  // Loads only public pages at start, in a third of the time; the first other request loads the rest.
  async fetch(request, env, context) {
    const app = isPage(request) ? pagesAndLinks : (await import("./panel-api-and-files")).panelApiAndFiles;
    return app.fetch(request, env, context);
  },
  async scheduled({ cron, scheduledTime }, env, context) {
    const { runCron } = await import("./cron");
    return runCron(env, context, cron, new Date(scheduledTime));
  },
} satisfies ExportedHandler<Env>;
