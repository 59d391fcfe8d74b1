import { accessSync, constants, mkdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { getPlatformProxy, type Unstable_Config, unstable_readConfig } from "wrangler";
import { type Db, openDb } from "../db/client";
import type { Env } from "../worker/env";
import { Failure, reasonOf } from "./failure";
import { requireAccount } from "./tool";
import { type Database, d1, libsql as libsqlAt } from "./database";

/** Folder of the local database and images. */
export const stateDir = resolve(process.env["STATE_DIR"] || ".wrangler/state");

// Without the first every start asks the network where this machine is; the others would fill the disk with traces.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] ??= "false";
process.env["X_LOCAL_OBSERVABILITY"] ??= "false";
process.env["WRANGLER_WRITE_LOGS"] ??= "false";

const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;

/** Set in the environment, libSQL takes the place of D1 for every command here. */
export const libsql = LIBSQL_URL ? { LIBSQL_URL, LIBSQL_AUTH_TOKEN: LIBSQL_AUTH_TOKEN ?? "" } : undefined;

export interface Opened {
  env: Env;
  db: Db;
  database: Database;
  /** Where the database is, in words. */
  place: string;
  close: () => Promise<void>;
}

/** Milliseconds that a command may wait for one answer: a slow machine fills an empty database in one batch. */
const DEADLINE_MS = 60_000;

/**
 * The Worker's bindings outside a Worker: the local database and bucket under `stateDir`, or with `isRemote` the
 * account's. Throws a `Failure` where the folder cannot be written or nobody is signed in to the account.
 */
export async function openState(isRemote = false): Promise<Opened> {
  if (isRemote) await requireAccount();
  else requireFolder();
  const configPath = isRemote ? await remoteConfig() : "wrangler.toml";
  const proxy = await getPlatformProxy<Env>({ configPath, persist: { path: `${stateDir}/v3` } });
  const env = { ...proxy.env, ...libsql };
  const database = libsql ? libsqlAt(libsql.LIBSQL_URL, libsql.LIBSQL_AUTH_TOKEN) : d1(env.DB);
  const place = libsql
    ? `libSQL: ${libsql.LIBSQL_URL}`
    : isRemote
      ? "D1 of the Cloudflare account"
      : `local D1: ${stateDir}`;
  return { env, db: openDb(env, DEADLINE_MS), database, place, close: () => proxy.dispose() };
}

/** Throws a `Failure` where the local data cannot be written. */
export function requireFolder(): void {
  try {
    mkdirSync(stateDir, { recursive: true });
    accessSync(stateDir, constants.W_OK);
  } catch (error) {
    throw new Failure(`The data folder (STATE_DIR) is not writable: ${reasonOf(error)}`);
  }
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
