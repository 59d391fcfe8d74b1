import { pathToFileURL } from "node:url";
import type { Env } from "../../worker/env";
import type { Office } from "./office";

/** Stands for a call that empties the whole cache. */
export const EVERYTHING = "*";

type Worker = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

/**
 * The built Worker in this process, on the database of an office: the local runtime has no cache to purge, so that what
 * is asked of it is noted here.
 */
export async function openPurgingWorker({ world, client }: Office) {
  const { default: worker } = (await import(pathToFileURL("build/server/index.js").href)) as { default: Worker };
  const env = { ...world.env, LOG_SQL: undefined };
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
  /** The purges that were asked for since the last call, each with its tags. */
  const purges = async () => {
    await Promise.all(waiting.splice(0));
    return calls.splice(0);
  };
  return {
    purges,
    /** `body` goes as JSON, or as the form that it is. */
    async send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
      const isForm = body instanceof URLSearchParams;
      const headers = { Origin: world.origin, Cookie: client.cookie, ...more };
      const request = new Request(world.origin + path, {
        method,
        headers: isForm ? headers : { "Content-Type": "application/json", ...headers },
        body: isForm ? body : body ? JSON.stringify(body) : undefined,
      });
      return worker.fetch(request as never, env, context);
    },
    tick: async (cron: string, time: Date) =>
      worker.scheduled({ cron, scheduledTime: time.getTime() } as ScheduledController, env, context),
  };
}
