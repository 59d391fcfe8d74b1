import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { pathToFileURL } from "node:url";
import { libsql, stateDir, wrangler } from "./state";

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await applyMigrations(process.argv.includes("--remote"));
  console.log("Veritabanı güncel.");
}
