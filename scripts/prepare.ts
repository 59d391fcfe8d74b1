import { pathToFileURL } from "node:url";
import { seedIfEmpty } from "./demo-world/seed";
import { command } from "./command";
import { demoAdministrator } from "./demo-administrator";
import { openMigrated } from "./migrate";
import { libsql } from "./state";

/** Migrates the database and fills an empty local D1. Returns how to sign in. */
export async function prepareData(): Promise<string> {
  const state = await openMigrated();
  try {
    if (libsql) return "Administrator: npm run admin:create -- <e-mail>";
    await seedIfEmpty(state.db, state.env.MEDIA, new Date());
    const { email, password } = await demoAdministrator(state, new Date());
    return `Administrator: ${email} / ${password}`;
  } finally {
    await state.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => console.log(await prepareData()));
