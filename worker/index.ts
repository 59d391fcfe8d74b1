import type { Env } from "./env";
import { isPage, pagesAndLinks } from "./pages-and-links";

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
