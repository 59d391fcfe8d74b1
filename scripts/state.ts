import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Unstable_Config, unstable_readConfig, unstable_startWorker } from "wrangler";
import { type Db, openDb } from "../db/client";
import { type Connection, connectionOver } from "./bindings/connection";
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

/** The database and the bucket of a deployment. */
export interface State {
  db: Db;
  database: Database;
  bucket: R2Bucket;
  place: string;
}

/** Milliseconds for one query. High, since the first start fills the database in batches, on any machine. */
const DEADLINE_MS = 300_000;
/** How often work is tried whose connection to the runtime is lost. */
const TRIES = 3;

/**
 * Runs `work` on the bindings of `stateDir`, or of the account. Runs it again if the connection was lost, which is safe:
 * each command continues or repeats what an interrupted one left. Throws a `CommandError` when the folder is not
 * writable, nobody is signed in, or the connection is lost every time.
 */
export async function withState<Result>(
  work: (state: State) => Promise<Result>,
  { isRemote = false } = {},
): Promise<Result> {
  if (isRemote) await requireAccount();
  else requireFolder();
  for (let tries = 1; tries <= TRIES; tries++) {
    const { connection, close } = await connect(isRemote);
    try {
      return await work(stateOver(connection, isRemote));
    } catch (error) {
      if (!connection.isLost()) throw error;
    } finally {
      await close();
    }
  }
  throw new CommandError(
    "The local database stopped answering. What was begun is continued by the next try: run the same command again.",
  );
}

function stateOver({ DB, MEDIA }: Connection, isRemote: boolean): State {
  const database = libsql ? libsqlAt(libsql.LIBSQL_URL, libsql.LIBSQL_AUTH_TOKEN) : d1(DB);
  const place = libsql
    ? `libSQL: ${libsql.LIBSQL_URL}`
    : isRemote
      ? "D1 of the Cloudflare account"
      : `local D1: ${stateDir}`;
  return { db: openDb({ DB, ...libsql }, DEADLINE_MS), database, bucket: MEDIA, place };
}

/** Starts the Worker of the commands and opens a socket to it. */
async function connect(isRemote: boolean): Promise<{ connection: Connection; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(stateDir, "command-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const key = randomBytes(16).toString("hex");
  const worker = await unstable_startWorker({
    config: await configIn(folder, isRemote),
    entrypoint: resolve("scripts/bindings/worker.mjs"),
    bindings: { KEY: { type: "plain_text", value: key } },
    dev: {
      persist: stateDir,
      server: { hostname: "127.0.0.1", port: 0 },
      inspector: false,
      watch: false,
      logLevel: "error",
    },
  });
  const { host } = await worker.url;
  const socket = new WebSocket(`ws://${host}/${key}`);
  const connection = connectionOver(socket);
  await once(socket, "open");
  const close = async () => {
    socket.close();
    await worker.dispose();
  };
  return { connection, close };
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

/** Writes a configuration with the bindings of `wrangler.toml`, those of the account if `isRemote`; returns its path. */
async function configIn(folder: string, isRemote: boolean): Promise<string> {
  const { name, compatibility_date, compatibility_flags, d1_databases, r2_buckets } = unstable_readConfig({
    config: "wrangler.toml",
  }) as Unstable_Config;
  const placed = (bindings: object[]) => bindings.map((binding) => ({ ...binding, ...(isRemote && { remote: true }) }));
  const config = {
    ...{ name, compatibility_date, compatibility_flags },
    d1_databases: placed(d1_databases.map((database) => ({ ...database, migrations_dir: undefined }))),
    r2_buckets: placed(r2_buckets),
  };
  const path = join(folder, "wrangler.json");
  await writeFile(path, JSON.stringify(config));
  return path;
}
