import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { libsql, type Opened, openState, wrangler } from "./state";

const FOLDER = "migrations";
/** Where `wrangler d1 migrations` notes what it applied; as it makes it. */
const NOTES = `create table if not exists d1_migrations(
  id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`;

/** `openState` of a database that has every migration: libSQL where `LIBSQL_URL` is set, else this machine's D1. */
export async function openMigrated(): Promise<Opened> {
  if (libsql) await migrateLibsql(libsql);
  const state = await openState();
  if (!libsql) await migrateD1(state.env.DB);
  return state;
}

async function migrateLibsql({ LIBSQL_URL, LIBSQL_AUTH_TOKEN }: NonNullable<typeof libsql>) {
  const client = createClient({ url: LIBSQL_URL, authToken: LIBSQL_AUTH_TOKEN });
  await migrate(drizzle(client), { migrationsFolder: FOLDER });
  client.close();
}

/** As `wrangler d1 migrations apply`, which starts a process and a runtime for each migration. */
export async function migrateD1(db: D1Database) {
  await db.prepare(NOTES).run();
  const { results } = await db.prepare("select name from d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const due = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of due.sort()) {
    const statements = statementsOf(readFileSync(`${FOLDER}/${name}`, "utf8"));
    const note = db.prepare("insert into d1_migrations (name) values (?)").bind(name);
    await db.batch([...statements.map((statement) => db.prepare(statement)), note]);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv.includes("--remote") && !libsql)
    wrangler("d1", "migrations", "apply", "DB", "--config", "wrangler.toml", "--remote");
  else await (await openMigrated()).close();
  console.log("Veritabanı güncel.");
}
