import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "../../../scripts/build";
import type { Row } from "../table";

const ROUNDS = 5;
const run = promisify(execFile);

/**
 * CPU time until the Worker's modules are evaluated, by wrangler's own profile. Takes the lowest of several samples,
 * because a sample measures elapsed time, which includes other work of the machine.
 */
export async function start(raw: Record<string, unknown>): Promise<Row[]> {
  await build();
  const active: number[] = [];
  for (let round = 0; round < ROUNDS; round++) active.push(await activeMilliseconds());
  raw["start-up, active ms"] = active;
  const modules = globSync("build/server/**/*.js").map((path) => readFileSync(path, "utf8"));
  return [
    { what: "start-up CPU", value: Math.min(...active), unit: "ms", atMost: 50, note: `lowest of ${ROUNDS} profiles` },
    { what: "Worker, gzip", value: gzipSync(modules.join("")).length / 1_024, unit: "KB", atMost: 600 },
  ];
}

async function activeMilliseconds(): Promise<number> {
  const profile = join(mkdtempSync(join(tmpdir(), "start-up-")), "start-up.cpuprofile");
  const options = ["--config", "build/server/wrangler.json", "--outfile", profile];
  const command = ["node_modules/wrangler/wrangler-dist/cli.js", "check", "startup", ...options];
  const { stdout } = await run(process.execPath, command, { env: { ...process.env, WRANGLER_WRITE_LOGS: "false" } });
  const active = /Active: ([\d.]+) ms/.exec(stdout)?.[1];
  if (!active) throw new Error(`wrangler check startup printed no active time:\n${stdout}`);
  return Number(active);
}
