import { pathToFileURL } from "node:url";
import { refuseHalfRestored } from "./archive/tables";
import { argumentsOf, command } from "./command";
import { CommandError } from "./command-error";
import { libsql, type State, withState } from "./state";
import { requireAccount, runTool } from "./tool";

/** Applies all migrations, then runs `work` on the state. Throws a `CommandError` when a migration fails. */
export const withMigrated = <Result>(work: (state: State) => Promise<Result>): Promise<Result> =>
  withState(async (state) => {
    await refuseHalfRestored(state.database);
    await state.database.migrate();
    return work(state);
  });

const migrateLocal = () => withMigrated(() => Promise.resolve());

/** Migrates the D1 database of the account, or libSQL if `LIBSQL_URL` is set. */
export async function migrateRemote(): Promise<void> {
  if (libsql) return migrateLocal();
  await requireAccount();
  const args = ["d1", "migrations", "apply", "DB", "--config", "wrangler.toml", "--remote"];
  const code = await runTool("wrangler", args, { stdio: "inherit", env: { ...process.env, CI: "true" } });
  if (code !== 0) throw new CommandError("The remote database could not be migrated.");
}

/** `npm run db:migrate -- [--remote]` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => {
    const { isRemote } = argumentsOf("npm run db:migrate -- [--remote]", 0);
    await (isRemote ? migrateRemote() : migrateLocal());
    console.log("The database is up to date.");
  });
