import { accessSync, constants, mkdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { getPlatformProxy, type Unstable_Config, unstable_readConfig } from "wrangler";
import { type Db, openDb } from "../db/client";
import type { Env } from "../worker/env";
import { CommandError, messageOf } from "./command-error";
import { requireAccount } from "./tool";
import { type Database, d1, libsql as libsqlAt } from "./database";

/** Folder of the local database and images. */
export const stateDir = resolve(process.env["STATE_DIR"] || ".wrangler/state");

// Keep wrangler from fetching sample request data at each start, and from writing traces and logs to disk.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] ??= "false";
process.env["X_LOCAL_OBSERVABILITY"] ??= "false";
process.env["WRANGLER_WRITE_LOGS"] ??= "false";

const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;

/** The libSQL database that replaces D1 when `LIBSQL_URL` is set. */
export const libsql = LIBSQL_URL ? { LIBSQL_URL, LIBSQL_AUTH_TOKEN: LIBSQL_AUTH_TOKEN ?? "" } : undefined;

export interface Opened {
  env: Env;
  db: Db;
  database: Database;
  place: string;
  close: () => Promise<void>;
}

/** Milliseconds for one query. High, since the first start fills the database in one batch. */
const DEADLINE_MS = 60_000;

/**
 * Opens the bindings of `stateDir` or of the account. Throws a `CommandError` when the folder is not writable or nobody is
 * signed in.
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

/** Creates `stateDir`. Throws a `CommandError` when it is not writable. */
export function requireFolder(): void {
  try {
    mkdirSync(stateDir, { recursive: true });
    accessSync(stateDir, constants.W_OK);
  } catch (error) {
    throw new CommandError(`The data folder (STATE_DIR) is not writable: ${messageOf(error)}`);
  }
}

/** Writes a configuration like `wrangler.toml`, but with remote bindings; returns its path. */
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
