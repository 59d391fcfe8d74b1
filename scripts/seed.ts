import { parseArgs } from "node:util";
import { rewriteReferences } from "../worker/references/writing.server";
import { multiply } from "./demo-world/multiply";
import { seed, SITE } from "./demo-world/seed";
import { command } from "./command";
import { CommandError } from "./command-error";
import { withMigrated } from "./migrate";
import { libsql } from "./state";

const USAGE = "Usage: npm run db:seed -- [--scale <1 to 1000>]";

/** `npm run db:seed -- [--scale 100]`: adds missing demo content to the local D1, once or many times over. */
await command(async () => {
  const scale = scaleOf(process.argv.slice(2));
  if (libsql) throw new CommandError("Demo content is for the local D1 only; unset LIBSQL_URL to add it.");
  await withMigrated(async ({ db, bucket, database }) => {
    await seed(db, bucket, new Date());
    if (scale === 1) return;
    await multiply(database, scale);
    await rewriteReferences(db, SITE);
  });
  console.log(scale > 1 ? `Demo content is in place, ${scale} times.` : "Demo content is in place.");
});

/** Throws a `CommandError` for other arguments. */
function scaleOf(args: string[]): number {
  try {
    const scale = parseArgs({ args, options: { scale: { type: "string", default: "1" } } }).values.scale;
    if (/^[1-9]\d{0,3}$/.test(scale) && Number(scale) <= 1000) return Number(scale);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CommandError(USAGE);
}
