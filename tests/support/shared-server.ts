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

/** Starts a server of its own. */
export async function startServer(workers: Workers): Promise<Server> {
  const harness = createTestHarness({ workers });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Env>();
  await worker.applyD1Migrations("DB");
  return { harness, origin: url.origin, env: await worker.getEnv(), close: () => harness.close() };
}

/** Waits for the next file of this process: starting a server takes longer than most files' tests. */
let idle: { server: Server; pristine: Pristine } | undefined;

/** The server that files without wishes of their own use one after the other; closing it empties it for the next. */
export async function borrowServer(workers: Workers): Promise<Server> {
  const taken = idle ?? (await startPristine(workers));
  idle = undefined;
  return {
    ...taken.server,
    async close() {
      if (await restore(taken.server.env, taken.pristine)) idle = taken;
      else await taken.server.close();
    },
  };
}

async function startPristine(workers: Workers) {
  const server = await startServer(workers);
  return { server, pristine: await pristineOf(server.env.DB) };
}

/** The tables as the migrations left them. */
interface Pristine {
  schema: string;
  tables: { name: string; rows: Record<string, unknown>[] }[];
}

async function schemaOf(db: D1Database): Promise<{ name: string; type: string }[]> {
  const isOurs = "name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";
  const { results } = await db
    .prepare(`select name, type from sqlite_master where ${isOurs} order by name`)
    .all<{ name: string; type: string }>();
  return results;
}

async function pristineOf(db: D1Database): Promise<Pristine> {
  const schema = await schemaOf(db);
  const names = schema.filter(({ type }) => type === "table").map(({ name }) => name);
  const contents = await db.batch<Record<string, unknown>>(names.map((name) => db.prepare(`select * from "${name}"`)));
  return {
    schema: JSON.stringify(schema),
    tables: names.map((name, at) => ({ name, rows: contents[at]?.results ?? [] })),
  };
}

/** Whether everything is as it was; not where a failed test left another schema. */
async function restore({ DB, MEDIA }: Env, { schema, tables }: Pristine): Promise<boolean> {
  if (JSON.stringify(await schemaOf(DB)) !== schema) return false;
  const insert = (name: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const places = columns.map(() => "?");
    const statement = DB.prepare(`insert into "${name}" (${columns.join()}) values (${places.join()})`);
    return statement.bind(...Object.values(row));
  };
  await DB.batch([
    DB.prepare("pragma defer_foreign_keys = on"),
    ...tables.map(({ name }) => DB.prepare(`delete from "${name}"`)),
    ...tables.flatMap(({ name, rows }) => rows.map((row) => insert(name, row))),
  ]);
  const { objects } = await MEDIA.list();
  await MEDIA.delete(objects.map(({ key }) => key));
  return true;
}
