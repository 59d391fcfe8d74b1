import { pathToFileURL } from "node:url";
import { refuseHalfRestored } from "./archive/tables";
import { command } from "./command";
import { libsql, type Opened, openState, wrangler } from "./state";

/** `openState` of a database that has every migration. Throws a `Failure` where one cannot be applied. */
export async function openMigrated(): Promise<Opened> {
  const state = await openState();
  try {
    await refuseHalfRestored(state.database);
    await state.database.migrate();
    return state;
  } catch (error) {
    await state.close();
    throw error;
  }
}

/** `npm run db:migrate [-- --remote]` */
async function migrate() {
  if (process.argv.includes("--remote") && !libsql)
    wrangler("d1", "migrations", "apply", "DB", "--config", "wrangler.toml", "--remote");
  else await (await openMigrated()).close();
  console.log("Veritabanı güncel.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await command(migrate);
