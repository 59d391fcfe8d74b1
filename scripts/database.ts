import { type Client, createClient, LibsqlError } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { libsqlSend } from "../db/libsql";
import { isLocked } from "../db/retry";
import { d1Send, type Send } from "../db/send";
import { CommandError, messageOf } from "./command-error";

export interface Database {
  /**
   * Applies pending migrations up to `last`, or all. Throws a `CommandError` that names the failing file, or that says
   * that an unknown version made the database; then it changes nothing.
   */
  migrate(last?: string): Promise<void>;
  /** Name of the last applied migration, if any. Throws a `CommandError` when an unknown version made the database. */
  version(): Promise<string | undefined>;
  /** Runs statements in one transaction and returns the rows of each. */
  transaction<Row extends unknown[]>(statements: SQL[]): Promise<Row[][]>;
}

interface Migration {
  /** File name without the extension. */
  name: string;
  /** Unix time (ms) at which it was generated. */
  when: number;
}

/** Tables in which wrangler (D1) and Drizzle (libSQL) record applied migrations. */
export const NOTES = { d1: "d1_migrations", libsql: "__drizzle_migrations" };
const NOTES_IN_D1 = `create table if not exists ${NOTES.d1}(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`;
const NOTES_IN_LIBSQL = `create table if not exists ${NOTES.libsql}(
  id serial primary key, hash text not null, created_at numeric)`;
const FOLDER = "migrations";

const UNKNOWN_VERSION =
  "The database was made by a version of the project that this one does not know: a newer one, or one from before the " +
  "first file in migrations/. Nothing was changed. Go on with the version that made it, or with other data " +
  "(STATE_DIR=<folder> npm start).";

/** All migrations, oldest first. */
export function migrations(): Migration[] {
  const journal = JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** Migrates like `wrangler d1 migrations apply`, but in this process, which is faster. */
export function d1(db: D1Database): Database {
  const send = d1Send(db);
  const run = (...statements: string[]) => send(statements.map((sql) => ({ sql, params: [] })));
  const applied = async () => {
    const [, names] = await run(NOTES_IN_D1, `select name from ${NOTES.d1} order by id`);
    const found = (names?.rows ?? []).map(([name]) => String(name).replace(/\.sql$/, ""));
    const known = new Set(migrations().map(({ name }) => name));
    if (found.some((name) => !known.has(name))) throw new CommandError(UNKNOWN_VERSION);
    return found;
  };
  return {
    async migrate(last) {
      const done = new Set(await applied());
      const apply = ({ name }: Migration, text: string) =>
        run(...statementsOf(text), `insert into ${NOTES.d1} (name) values ('${name}.sql')`);
      await applyEach(({ name }) => !done.has(name), last, apply);
    },
    version: async () => (await applied()).at(-1),
    transaction: (statements) => sendRaw(send, statements),
  };
}

/** Migrates like Drizzle's migrator, but with one transaction for each file. */
export function libsql(url: string, authToken?: string): Database {
  const latest = async (client: Client) => {
    await client.execute(NOTES_IN_LIBSQL);
    const { rows } = await client.execute(`select max(created_at) as latest from ${NOTES.libsql}`);
    const newest = Number(rows[0]?.["latest"] ?? 0);
    if (newest > 0 && !migrations().some(({ when }) => when === newest)) throw new CommandError(UNKNOWN_VERSION);
    return newest;
  };
  const connected = async <T>(work: (client: Client) => Promise<T>) => {
    try {
      return await untilUnlocked(() => {
        const client = createClient(authToken === undefined ? { url } : { url, authToken });
        return work(client).finally(() => client.close());
      });
    } catch (error) {
      const isAnswer = error instanceof LibsqlError && error.code.startsWith("SQL");
      if (isAnswer || error instanceof CommandError) throw error;
      throw new CommandError(`The database at LIBSQL_URL (${url}) cannot be reached: ${messageOf(error)}`);
    }
  };
  return {
    migrate: (last) =>
      connected(async (client) => {
        const newest = await latest(client);
        const apply = ({ when }: Migration, text: string) => {
          const hash = createHash("sha256").update(text).digest("hex");
          const note = { sql: `insert into ${NOTES.libsql} (hash, created_at) values (?, ?)`, args: [hash, when] };
          return client.migrate([...statementsOf(text), note]);
        };
        await applyEach(({ when }) => when > newest, last, apply);
      }),
    version: () =>
      connected(async (client) => {
        const newest = await latest(client);
        return migrations().find(({ when }) => when === newest)?.name;
      }),
    transaction: (statements) => connected((client) => sendRaw(libsqlSend(client), statements)),
  };
}

const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 250;

/** Runs `work` again while another connection holds the write lock, such as a checkpoint of the server. */
async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === LOCK_TRIES || !isLocked(error)) throw error;
      await setTimeout(LOCK_PAUSE_MS);
    }
}

const dialect = new SQLiteSyncDialect();

const sendRaw = async <Row extends unknown[]>(send: Send, statements: SQL[]) =>
  (await send(statements.map((statement) => dialect.sqlToQuery(statement)))).map(({ rows }) => rows as Row[]);

async function applyEach(
  isDue: (migration: Migration) => boolean,
  last: string | undefined,
  apply: (migration: Migration, text: string) => Promise<unknown>,
) {
  const all = migrations();
  const end = last === undefined ? all.length : all.findIndex(({ name }) => name === last) + 1;
  for (const migration of all.slice(0, end).filter(isDue)) {
    const path = `${FOLDER}/${migration.name}.sql`;
    try {
      await apply(migration, readFileSync(path, "utf8"));
    } catch (error) {
      throw new CommandError(`${path} could not be applied: ${messageOf(error)}`);
    }
  }
}
