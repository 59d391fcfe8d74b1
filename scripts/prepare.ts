import { pathToFileURL } from "node:url";
import { seedIfEmpty } from "./demo-world/seed";
import { command } from "./command";
import { demoAdministrator } from "./demo-administrator";
import { withMigrated } from "./migrate";
import { libsql, stateDir } from "./state";

const NO_PASSWORD = "sign in as before, or set a password: npm run admin:create -- <e-mail>";

/** Migrates the database and fills an empty local D1. Returns how to sign in. */
export const prepareData = (): Promise<string> =>
  withMigrated(async ({ db, bucket }) => {
    if (libsql) return "Administrator: npm run admin:create -- <e-mail>";
    await seedIfEmpty(db, bucket, new Date());
    const known = await demoAdministrator(db, stateDir, new Date());
    return `Administrator: ${known ? `${known.email} / ${known.password}` : NO_PASSWORD}`;
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => console.log(await prepareData()));
