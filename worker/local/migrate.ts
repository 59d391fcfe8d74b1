import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { existsSync, readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Db } from "../../db/client";
import { libsql, type Opened, openState, stateDir, wrangler } from "./state";

/** Brings the database to the newest migration: libSQL where `LIBSQL_URL` is set, else D1, local or remote. */
export async function applyMigrations(remote: boolean) {
  if (libsql) {
    const client = createClient({ url: libsql.LIBSQL_URL, authToken: libsql.LIBSQL_AUTH_TOKEN });
    await migrate(drizzle(client), { migrationsFolder: "migrations" });
    client.close();
    return;
  }
  const where = remote ? ["--remote"] : ["--local", "--persist-to", stateDir];
  wrangler("d1", "migrations", "apply", "DB", "--config", "wrangler.toml", ...where);
}

/** `openState` of a database that has every migration. Asking wrangler for them takes seconds, so it is asked once. */
export async function openMigrated(): Promise<Opened> {
  if (!libsql && existsSync(`${stateDir}/v3/d1`)) {
    const state = await openState();
    if (await isNewest(state.db)) return state;
    await state.close();
  }
  await applyMigrations(false);
  return openState();
}

async function isNewest(db: Db): Promise<boolean> {
  const applied = await db.all<{ name: string }>(sql`select name from d1_migrations`).catch(() => []);
  const names = new Set(applied.map(({ name }) => name));
  return readdirSync("migrations").every((name) => !name.endsWith(".sql") || names.has(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await applyMigrations(process.argv.includes("--remote"));
  console.log("Veritabanı güncel.");
}
