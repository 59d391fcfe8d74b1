import type { Env } from "../../worker/env";
import { builtWorker } from "./built-worker";
import type { AdminSite } from "./site";

/** Recorded for a call that empties the whole cache. */
const EVERYTHING = "*";

export type PurgeRecorder = Awaited<ReturnType<typeof startPurgeRecorder>>;

/**
 * Runs the built Worker in this process, on the database of a site, with a fake cache that records purges: the local
 * runtime has no cache; `bindings` are fakes of others.
 */
export async function startPurgeRecorder({ server, admin }: AdminSite, bindings: Partial<Env> = {}) {
  const worker = await builtWorker();
  const env = { ...server.env, ...bindings };
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
    /** Reads an address, without a session unless `headers` have one. */
    get: async (path: string, headers: Record<string, string> = {}) =>
      worker.fetch(new Request(server.origin + path, { headers }) as never, env, context),
    /** Sends `body` as JSON, or as a form. */
    async send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
      const isForm = body instanceof URLSearchParams || body instanceof FormData;
      const headers = { Origin: server.origin, Cookie: admin.cookie, ...more };
      const request = new Request(server.origin + path, {
        method,
        headers: isForm || !body ? headers : { "Content-Type": "application/json", ...headers },
        body: isForm ? body : body ? JSON.stringify(body) : null,
      });
      return worker.fetch(request as never, env, context);
    },
    runCron: async (cron: string, time: Date) =>
      worker.scheduled({ cron, scheduledTime: time.getTime() } as ScheduledController, env, context),
  };
}
