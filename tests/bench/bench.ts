import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLIENT } from "./client";
import { floor } from "./parts/floor";
import { timeGrowth } from "./parts/growth";
import { panelLists } from "./parts/lists";
import { anew, remembered } from "./parts/pages";
import { phone } from "./parts/phone";
import { start } from "./parts/start";
import { grow, PORTS, startSite } from "./servers";
import { report, type Row } from "./table";

/** What the parts share: the demo content, and 100 times as much, each made when a part first asks for it. */
const demo = once(async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "bonus-rehberi-"));
  await (await startSite(PORTS.site, stateDir)).stop();
  return stateDir;
});
const grown = once(async () => grow(await demo()));

/** Raw figures of a part, written beside the table. */
type Raw = Record<string, never>;

const PARTS: Record<string, (raw: Raw) => Promise<Row[]>> = {
  start,
  remembered: async (raw) => remembered(await demo(), raw),
  anew: async (raw) => anew(await demo(), raw),
  floor: async (raw) => floor(await demo(), raw),
  phone: async (raw) => phone(await demo(), raw),
  growth: async (raw) => timeGrowth(await demo(), await grown(), raw),
  lists: async (raw) => panelLists(await grown(), raw),
};

/** `npm run bench`: one table of all that was promised; `-- --only anew,lists` for some parts of it. */
const only = process.argv[process.argv.indexOf("--only") + 1];
const chosen = process.argv.includes("--only") ? (only ?? "").split(",") : Object.keys(PARTS);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`);

const rows: Row[] = [];
const raw: Record<string, Raw> = {};
for (const name of chosen) {
  console.log(`Measuring: ${name}`);
  rows.push(...((await PARTS[name]?.((raw[name] = {}))) ?? []));
}
report("bench", rows, { client: CLIENT, ...raw });

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
