import { readFileSync, writeFileSync } from "node:fs";
import { triggers } from "../worker/edge/triggers";
import { command } from "./command";
import { CommandError } from "./command-error";
import { migrations } from "./database";
import { runTool } from "./tool";
import { withTriggers } from "./trigger-changes";

const files = () => migrations().map(({ name }) => `migrations/${name}.sql`);
const textOf = (path: string) => readFileSync(path, "utf8").trim();

async function generate(...options: string[]) {
  const code = await runTool("drizzle-kit", ["generate", ...options], { stdio: "inherit" });
  if (code !== 0) throw new CommandError("drizzle-kit has written no migration.");
}

/** `npm run db:generate -- [--name <name>]`: writes the migration for a changed schema, and for the triggers that change with it. */
await command(async () => {
  const before = files();
  await generate(...process.argv.slice(2));
  const added = files().at(before.length);
  const text = await withTriggers(before.map(textOf), added ? textOf(added) : "", triggers());
  if (!text) return;
  if (!added) await generate("--custom", ...process.argv.slice(2));
  writeFileSync(files().at(-1) ?? "", `${text}\n`);
});
