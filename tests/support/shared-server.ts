import { createTestHarness, type TestHarness } from "wrangler";
import { type Connection, connectionOver } from "../../scripts/bindings/connection";
import { d1 } from "../../scripts/database";
import { UNDER_TEST } from "./under-test";

/** What a test file has in place of the bindings and variables of the harness. */
interface Choice {
  vars: Record<string, string>;
  /** The database and the bucket without content. */
  empty: boolean;
  /** Every call on the bucket fails. */
  breaksBucket: boolean;
}

/** The Worker under test with a migrated D1 and R2, twice: with the demo content and empty. */
export interface Server {
  harness: TestHarness;
  origin: string;
  connection: Connection;
}

interface Shared extends Server {
  schema: string;
  /** Contents as they are given to each test file. */
  demo: Contents;
  empty: Contents;
}

interface Contents {
  tables: { name: string; rows: Record<string, unknown>[] }[];
  objects: Map<string, { etag: string; bytes: ArrayBuffer; contentType: string }>;
}

type Fill = (connection: Connection, empty: boolean) => Promise<void>;

/** Idle servers, because starting and seeding one is slow. A file that needs two at once gets another. */
const idle: Shared[] = [];

/** A server for one test file at a time, with contents as `fill` makes them. Returns it with `giveBack`. */
export async function borrowServer(choice: Choice, fill: Fill): Promise<Server & { giveBack: () => Promise<void> }> {
  const shared = idle.pop() ?? (await start(fill));
  const { harness, origin, connection, schema } = shared;
  await choose(connection, { ...choice, breaksBucket: false });
  await restore(connection, choice.empty ? shared.empty : shared.demo);
  if (choice.breaksBucket) await choose(connection, choice);
  return {
    harness,
    origin,
    connection,
    async giveBack() {
      if ((await schemaOf(connection.DB)) === schema) idle.push(shared);
      else await harness.close();
    },
  };
}

const choose = ({ call }: Connection, choice: Choice) => call<void>("choose", choice);

/** Opens a socket to `worker-under-test.mjs`, beside the requests of tests. */
async function connect(harness: TestHarness): Promise<Connection> {
  const { webSocket } = await harness.getWorker().fetch("/", { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("the Worker under test opens no socket");
  webSocket.accept();
  return connectionOver(webSocket);
}

async function start(fill: Fill): Promise<Shared> {
  const harness = createTestHarness({ workers: [{ configPath: UNDER_TEST }] });
  const { url } = await harness.listen();
  const connection = await connect(harness);
  const contents = async (empty: boolean) => {
    await choose(connection, { vars: {}, empty, breaksBucket: false });
    await d1(connection.DB).migrate();
    await fill(connection, empty);
    return contentsOf(connection);
  };
  const [demo, empty] = [await contents(false), await contents(true)];
  // The isolate keeps the secrets of the day from their first use on; a test may restore a database with others.
  await harness.getWorker().fetch(`${url.origin}/api/session`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Origin: url.origin },
    body: JSON.stringify({ email: "kimse@ornek.example", password: "yanlis-sifre" }),
  });
  return { harness, origin: url.origin, connection, schema: await schemaOf(connection.DB), demo, empty };
}

const OWN_TABLES = "name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations'";

/** Names of tables, indexes and triggers, to notice a schema changed by a failed test. */
async function schemaOf(db: D1Database): Promise<string> {
  const { results } = await db.prepare(`select name, type from sqlite_master where ${OWN_TABLES} order by name`).all();
  return JSON.stringify(results);
}

async function contentsOf({ DB, MEDIA }: Connection): Promise<Contents> {
  // `former_addresses` is last, because deleting records adds to it.
  const named = await DB.prepare(
    `select name from sqlite_master where type = 'table' and ${OWN_TABLES} order by name = 'former_addresses'`,
  ).all<{ name: string }>();
  const names = named.results.map(({ name }) => name);
  const contents = await DB.batch<Record<string, unknown>>(names.map((name) => DB.prepare(`select * from "${name}"`)));
  const objects: Contents["objects"] = new Map();
  for (const { key, etag } of (await MEDIA.list()).objects) {
    const object = await MEDIA.get(key);
    const contentType = object?.httpMetadata?.contentType ?? "";
    if (object) objects.set(key, { etag, contentType, bytes: await object.arrayBuffer() });
  }
  return { tables: names.map((name, at) => ({ name, rows: contents[at]?.results ?? [] })), objects };
}

async function restore({ DB, MEDIA }: Connection, { tables, objects }: Contents) {
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
  const stored = new Map((await MEDIA.list()).objects.map(({ key, etag }) => [key, etag]));
  const unexpected = [...stored.keys()].filter((key) => !objects.has(key));
  if (unexpected.length > 0) await MEDIA.delete(unexpected);
  for (const [key, { etag, bytes, contentType }] of objects)
    if (stored.get(key) !== etag) await MEDIA.put(key, bytes, { httpMetadata: { contentType } });
}
