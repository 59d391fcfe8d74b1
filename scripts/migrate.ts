import { pathToFileURL } from "node:url";
import { refuseHalfRestored } from "./archive/tables";
import { argumentsOf, command } from "./command";
import { Failure } from "./failure";
import { libsql, type Opened, openState } from "./state";
import { requireAccount, runTool } from "./tool";

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

/** Brings the account's D1 up to date, or libSQL where it takes its place. */
export async function migrateRemote(): Promise<void> {
  if (libsql) return (await openMigrated()).close();
  await requireAccount();
  const args = ["d1", "migrations", "apply", "DB", "--config", "wrangler.toml", "--remote"];
  const code = await runTool("wrangler", args, { stdio: "inherit", env: { ...process.env, CI: "true" } });
  if (code !== 0) throw new Failure("The remote database could not be migrated.");
}

/** `npm run db:migrate -- [--remote]` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => {
    const { isRemote } = argumentsOf("npm run db:migrate -- [--remote]", 0);
    await (isRemote ? migrateRemote() : (await openMigrated()).close());
    console.log("The database is up to date.");
  });
