import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { getPlatformProxy, type Unstable_Config, unstable_readConfig } from "wrangler";
import { type Db, openDb } from "../../db/client";
import type { Env } from "../env";
import { type Database, d1, libsql as libsqlAt } from "./database";

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
  database: Database;
  close: () => Promise<void>;
}

/**
 * The Worker's bindings outside a Worker: the local database and bucket under `stateDir`, or with `isRemote` the
 * account's.
 */
export async function openState(isRemote = false): Promise<Opened> {
  const configPath = isRemote ? await remoteConfig() : "wrangler.toml";
  const proxy = await getPlatformProxy<Env>({ configPath, persist: { path: `${stateDir}/v3` } });
  const env = { ...proxy.env, ...libsql };
  const database = libsql ? libsqlAt(libsql.LIBSQL_URL, libsql.LIBSQL_AUTH_TOKEN) : d1(env.DB);
  return { env, db: openDb(env), database, close: () => proxy.dispose() };
}

/** The project's configuration with its database and bucket taken from the account instead of this machine. */
async function remoteConfig(): Promise<string> {
  const { name, compatibility_date, d1_databases, r2_buckets, vars } = unstable_readConfig({
    config: "wrangler.toml",
  }) as Unstable_Config;
  const remote = (bindings: object[]) => bindings.map((binding) => ({ ...binding, remote: true }));
  const path = ".wrangler/remote.json";
  const config = { name, compatibility_date, vars, d1_databases: remote(d1_databases), r2_buckets: remote(r2_buckets) };
  await mkdir(".wrangler", { recursive: true });
  await writeFile(path, JSON.stringify(config));
  return path;
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
