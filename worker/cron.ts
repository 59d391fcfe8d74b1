import { openDb } from "../db/client";
import type { Env } from "./env";
import { logError } from "./http/errors";
import { emptyTrash } from "./trash/trash.server";

/** One line per schedule of `wrangler.toml`. */
export async function runCron(env: Env, now: Date): Promise<void> {
  try {
    await emptyTrash(openDb(env), now);
  } catch (error) {
    logError(error, "cron");
    throw error;
  }
}
