import { earnings } from "./earnings";
import { interactions } from "./interactions";
import { lists } from "./lists";
import { growth, pages } from "./pages";
import { report, type Row } from "./table";

const PARTS: Record<string, () => Promise<Row[]>> = { pages, growth, lists, earnings, interactions };

/** `npm run bench`: one table of the speed that was promised; `-- --only pages,lists` for some parts of it. */
const only = process.argv[process.argv.indexOf("--only") + 1];
const chosen = process.argv.includes("--only") ? (only ?? "").split(",") : Object.keys(PARTS);
const rows: Row[] = [];
for (const name of chosen) {
  const part = PARTS[name];
  if (!part) throw new Error(`No part ${name}. There are ${Object.keys(PARTS).join(", ")}.`);
  console.log(`Measuring: ${name}`);
  rows.push(...(await part()));
}
report(rows);
