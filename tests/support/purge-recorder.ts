import { pathToFileURL } from "node:url";
import type { Env } from "../../worker/env";
import type { AdminSite } from "./site";

/** Recorded for a call that empties the whole cache. */
const EVERYTHING = "*";

export type PurgeRecorder = Awaited<ReturnType<typeof startPurgeRecorder>>;

type Worker = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

/**
 * Runs the built Worker in this process, on the database of a site, with a fake cache that records purges: the local
 * runtime has no cache. Its page cache is off, so that every page is rendered.
 */
export async function startPurgeRecorder({ server, admin }: AdminSite) {
  const { default: worker } = (await import(pathToFileURL("build/server/index.js").href)) as { default: Worker };
  const env = { ...server.env, LOG_SQL: "", PAGE_CACHE: "off" };
  const calls: string[][] = [];
  const waiting: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => undefined,
    cache: {
      purge: ({ tags = [EVERYTHING] }: { tags?: string[] }) => {
        calls.push(tags);
        return Promise.resolve({ success: true, errors: [] });
      },
    },
  } as unknown as ExecutionContext;
  /** The purges since the last call, each as its tags. */
  const takePurges = async () => {
    await Promise.all(waiting.splice(0));
    return calls.splice(0);
  };
  return {
    takePurges,
    /** Renders a public page, without a session. */
    get: async (path: string) => worker.fetch(new Request(server.origin + path) as never, env, context),
    /** Sends `body` as JSON, or as a form. */
    async send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
      const isForm = body instanceof URLSearchParams || body instanceof FormData;
      const headers = { Origin: server.origin, Cookie: admin.cookie, ...more };
      const request = new Request(server.origin + path, {
        method,
        headers: isForm ? headers : { "Content-Type": "application/json", ...headers },
        body: isForm ? body : body ? JSON.stringify(body) : null,
      });
      return worker.fetch(request as never, env, context);
    },
    runCron: async (cron: string, time: Date) =>
      worker.scheduled({ cron, scheduledTime: time.getTime() } as ScheduledController, env, context),
  };
}
