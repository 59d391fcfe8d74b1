import { pathToFileURL } from "node:url";
import { seedIfEmpty } from "./demo-world/seed";
import { command } from "./command";
import { demoAdministrator } from "./demo-administrator";
import { openMigrated } from "./migrate";
import { libsql, stateDir } from "./state";

const NO_PASSWORD = "sign in as before, or set a password: npm run admin:create -- <e-mail>";

/** Migrates the database and fills an empty local D1. Returns how to sign in. */
export async function prepareData(): Promise<string> {
  const state = await openMigrated();
  try {
    if (libsql) return "Administrator: npm run admin:create -- <e-mail>";
    await seedIfEmpty(state.db, state.env.MEDIA, new Date());
    const known = await demoAdministrator(state.db, stateDir, new Date());
    return `Administrator: ${known ? `${known.email} / ${known.password}` : NO_PASSWORD}`;
  } finally {
    await state.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => console.log(await prepareData()));
