import { createTestHarness, type TestHarness } from "wrangler";
import type { Env } from "../../worker/env";

/** The built Worker, running on a migrated D1 and an empty R2. */
export interface Server {
  harness: TestHarness;
  origin: string;
  env: Env;
  close: () => Promise<void>;
}

type Workers = NonNullable<Parameters<typeof createTestHarness>[0]>["workers"];

type Fill = (env: Env) => Promise<void>;

/** Starts a server of its own, and fills it. */
export async function startServer(workers: Workers, fill?: Fill): Promise<Server> {
  const harness = createTestHarness({ workers });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Env>();
  await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  await fill?.(env);
  return { harness, origin: url.origin, env, close: () => harness.close() };
}

/** A server, and what it held when it was empty and when it was seeded. */
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

/** Waits for the next file of this process: starting and seeding a server takes longer than most files' tests. */
let idle: Shared | undefined;

/** The server that files without wishes of their own use one after the other: empty, or as `fill` left it first. */
export async function borrowServer(workers: Workers, fill?: Fill): Promise<Server> {
  const shared = idle ?? (await startShared(workers));
  idle = undefined;
  const { env } = shared.server;
  if (!fill || !shared.demo) await restore(env, shared.empty);
  if (fill) {
    const isWhole = shared.demo && (await restore(env, shared.demo));
    if (!isWhole) await fill(env);
    shared.demo ??= await contentsOf(env);
  }
  return {
    ...shared.server,
    async close() {
      if ((await schemaOf(env.DB)) === shared.schema) idle = shared;
      else await shared.server.close();
    },
  };
}

async function startShared(workers: Workers): Promise<Shared> {
  const server = await startServer(workers);
  return { server, schema: await schemaOf(server.env.DB), empty: await contentsOf(server.env) };
}

const OURS = "name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";

/** Every table, index and trigger; a failed test may leave another schema. */
async function schemaOf(db: D1Database): Promise<string> {
  const { results } = await db.prepare(`select name, type from sqlite_master where ${OURS} order by name`).all();
  return JSON.stringify(results);
}

async function contentsOf({ DB, MEDIA }: Env): Promise<Contents> {
  const named = await DB.prepare(`select name from sqlite_master where type = 'table' and ${OURS}`).all<{
    name: string;
  }>();
  const names = named.results.map(({ name }) => name);
  const contents = await DB.batch<Record<string, unknown>>(names.map((name) => DB.prepare(`select * from "${name}"`)));
  return {
    tables: names.map((name, at) => ({ name, rows: contents[at]?.results ?? [] })),
    objects: new Set((await storedIn(MEDIA)).map(identity)),
  };
}

/** Makes everything as it was, but for objects that are gone: false where some are. */
async function restore({ DB, MEDIA }: Env, { tables, objects }: Contents): Promise<boolean> {
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
  const stored = await storedIn(MEDIA);
  const strange = stored.filter((object) => !objects.has(identity(object)));
  await MEDIA.delete(strange.map(({ key }) => key));
  return stored.length - strange.length === objects.size;
}

const storedIn = async (bucket: R2Bucket) => (await bucket.list()).objects;
const identity = ({ key, etag }: R2Object) => `${key} ${etag}`;
