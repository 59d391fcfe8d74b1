import { pathToFileURL } from "node:url";
import type { Env } from "../../worker/env";

type Worker = Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

/** The built Worker, to run in this process with fake bindings. */
export async function builtWorker(): Promise<Worker> {
  return ((await import(pathToFileURL("build/server/index.js").href)) as { default: Worker }).default;
}
