import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import { type Db, openDb } from "../../db/client";
import type { Env } from "../env";

/** Folder of the local database and images. */
export const stateDir = resolve(process.env.STATE_DIR || ".wrangler/state");

// Without it every start asks the network where this machine is.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";

const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;

/** Set in the environment, libSQL takes the place of D1 for every command here. */
export const libsql = LIBSQL_URL ? { LIBSQL_URL, LIBSQL_AUTH_TOKEN: LIBSQL_AUTH_TOKEN ?? "" } : undefined;

export interface Opened {
  env: Env;
  db: Db;
  close: () => Promise<void>;
}

/**
 * The Worker's bindings outside a Worker: the local database and bucket under `stateDir`, or with `configPath` the
 * ones that configuration names.
 */
export async function openState(configPath = "wrangler.toml"): Promise<Opened> {
  const proxy = await getPlatformProxy<Env>({ configPath, persist: { path: `${stateDir}/v3` } });
  const env = { ...proxy.env, ...libsql };
  return { env, db: openDb(env), close: () => proxy.dispose() };
}

/** Runs wrangler to its end and shows what it printed only when it failed. Throws then. */
export function wrangler(...args: string[]) {
  try {
    execFileSync("wrangler", args, { stdio: "pipe", env: { ...process.env, CI: "true" } });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Uint8Array; stderr: Uint8Array };
    process.stderr.write(stdout);
    process.stderr.write(stderr);
    throw new Error(`wrangler ${args[0]} failed`, { cause: error });
  }
}
