import { createTestHarness, type TestHarness } from "wrangler";
import type { Env } from "../../worker/env";
import { d1 } from "../../scripts/database";
import { connectDatabaseProxy, PROXY_WORKER } from "./database-proxy";

/** The built Worker, running on a migrated D1 and an empty R2. */
export interface Server {
  harness: TestHarness;
  origin: string;
  env: Env;
  close: () => Promise<void>;
}

type Workers = NonNullable<Parameters<typeof createTestHarness>[0]>["workers"];

type Seed = (env: Env) => Promise<void>;

/** Starts a server that is not shared, and seeds it. */
export async function startServer(workers: Workers, seed?: Seed): Promise<Server> {
  const harness = createTestHarness({ workers: [...workers, { config: PROXY_WORKER }] });
  const { url } = await harness.listen();
  const bindings = await harness.getWorker<Env>().getEnv();
  const env = { ...bindings, ...connectDatabaseProxy(harness.getWorker(PROXY_WORKER.name), bindings.MEDIA) };
  await d1(env.DB).migrate();
  await seed?.(env);
  return { harness, origin: url.origin, env, close: () => harness.close() };
}

/** A server with snapshots of its contents when empty and when seeded. */
interface Shared {
  server: Server;
  schema: string;
  empty: Contents;
  demo?: Contents;
}

interface Contents {
  tables: { name: string; rows: Record<string, unknown>[] }[];
  objects: Set<string>;
}

/** Idle servers by their Workers (as JSON), kept for the next test file, because starting and seeding one is slow. */
const idle = new Map<string, Shared>();

/** A server with these Workers, used by one test file at a time: empty, or as `seed` first left it. */
export async function borrowServer(workers: Workers, seed?: Seed): Promise<Server> {
  const key = JSON.stringify(workers);
  const shared = idle.get(key) ?? (await startShared(workers));
  idle.delete(key);
  const { server } = shared;
  if (!seed || !shared.demo) await restore(server, shared.empty);
  if (seed) {
    const isWhole = shared.demo && (await restore(server, shared.demo));
    if (!isWhole) await seed(server.env);
    shared.demo ??= await contentsOf(server);
  }
  return {
    ...server,
    async close() {
      if ((await schemaOf(server.env.DB)) === shared.schema) idle.set(key, shared);
      else await server.close();
    },
  };
}

async function startShared(workers: Workers): Promise<Shared> {
  const server = await startServer(workers);
  return { server, schema: await schemaOf(server.env.DB), empty: await contentsOf(server) };
}

const OWN_TABLES = "name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";

/** Names of tables, indexes and triggers, to notice a schema changed by a failed test. */
async function schemaOf(db: D1Database): Promise<string> {
  const { results } = await db.prepare(`select name, type from sqlite_master where ${OWN_TABLES} order by name`).all();
  return JSON.stringify(results);
}

async function contentsOf({ env: { DB, MEDIA } }: Server): Promise<Contents> {
  // `former_addresses` is last, because deleting records adds to it.
  const named = await DB.prepare(
    `select name from sqlite_master where type = 'table' and ${OWN_TABLES} order by name = 'former_addresses'`,
  ).all<{ name: string }>();
  const names = named.results.map(({ name }) => name);
  const contents = await DB.batch<Record<string, unknown>>(names.map((name) => DB.prepare(`select * from "${name}"`)));
  return {
    tables: names.map((name, at) => ({ name, rows: contents[at]?.results ?? [] })),
    objects: new Set((await MEDIA.list()).objects.map(identity)),
  };
}

/** Restores a snapshot. Returns false if stored objects are missing, which it cannot restore. */
async function restore({ env: { DB, MEDIA } }: Server, { tables, objects }: Contents): Promise<boolean> {
  const insert = ({ name, rows }: Contents["tables"][number]) => {
    const columns = Object.keys(rows[0] ?? {});
    const values = columns.map((column) => `value ->> '${column}'`);
    const into = `insert into "${name}" (${columns.map((column) => `"${column}"`).join()})`;
    return DB.prepare(`${into} select ${values.join()} from json_each(?)`).bind(JSON.stringify(rows));
  };
  await DB.batch([
    DB.prepare("pragma defer_foreign_keys = on"),
    ...tables.map(({ name }) => DB.prepare(`delete from "${name}"`)),
    ...tables.filter(({ rows }) => rows.length > 0).map(insert),
  ]);
  const { objects: stored } = await MEDIA.list();
  const unexpected = stored.filter((object) => !objects.has(identity(object)));
  if (unexpected.length > 0) await MEDIA.delete(unexpected.map(({ key }) => key));
  return stored.length - unexpected.length === objects.size;
}

const identity = ({ key, etag }: R2Object) => `${key} ${etag}`;
