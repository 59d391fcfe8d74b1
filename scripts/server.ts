import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import type { Unstable_RawConfig } from "wrangler";
import { stateDir } from "./state";
import { startTool } from "./tool";

const BUILT = "build/server/wrangler.json";
/** Beginning of messages that are hidden: wrangler's own, and of workerd about a visitor who went away. */
const REMARK = /^\s*(▲ \[WARNING\]|\[wrangler:(warn|info)\]|✘ \[ERROR\].*disconnected: (read|write))/;
/** wrangler prints this when workerd died. It then restarts workerd, which often fails. */
const CRASH = /Workers runtime crashed/;

/**
 * Serves the build with `wrangler dev`. `values` are passed in a file, deleted with the server: command lines are
 * visible to all processes. Calls `onCrash` when the runtime dies.
 */
export function serve(port: number, values: Record<string, string>, onCrash: () => void): ChildProcess {
  const config = writeConfig(port, values);
  rmSync(join(stateDir, "v3/observability"), { recursive: true, force: true });
  const args = ["dev", "--config", config, "--port", String(port), "--persist-to", stateDir, "--inspector-port", "0"];
  const child = startTool(
    "wrangler",
    [...args, "--show-interactive-dev-session=false", "--log-level", process.env["LOG_SQL"] ? "debug" : "warn"],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  child.once("exit", () => rmSync(dirname(config), { recursive: true, force: true }));
  passOn(child.stdout, process.stdout, onCrash);
  passOn(child.stderr, process.stderr, onCrash);
  return child;
}

function writeConfig(port: number, values: Record<string, string>): string {
  const built = JSON.parse(readFileSync(BUILT, "utf8")) as Unstable_RawConfig;
  const { name, compatibility_date, compatibility_flags, no_bundle, rules, d1_databases, r2_buckets } = built;
  const { ratelimits, triggers, cache } = built;
  const from = (path = "") => resolve(dirname(BUILT), path);
  const config = {
    ...{ name, compatibility_date, compatibility_flags, no_bundle, rules, r2_buckets, ratelimits, triggers, cache },
    main: from(built.main),
    d1_databases: d1_databases?.map((d1) => ({ ...d1, migrations_dir: undefined })),
    assets: { ...built.assets, directory: from(built.assets?.directory) },
    vars: { ...built.vars, ...values },
  } satisfies Partial<Record<keyof Unstable_RawConfig, unknown>>;
  // One folder per port, so that two servers on the same data do not overwrite each other's configuration.
  const folder = join(stateDir, `server-${port}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "wrangler.json");
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify(config), { mode: 0o600 });
  return path;
}

/** Copies output without wrangler's messages and the indented lines that follow them. */
function passOn(from: Readable | null, to: NodeJS.WriteStream, onCrash: () => void) {
  if (!from) return;
  // A closed terminal or pipe must not end this process while the server runs.
  to.on("error", () => undefined);
  let isRemark = false;
  createInterface({ input: from }).on("line", (line) => {
    const text = stripVTControlCharacters(line);
    if (CRASH.test(text)) onCrash();
    isRemark = REMARK.test(text) || (isRemark && /^(\s|$)/.test(text));
    if (!isRemark && text.trim() !== "") to.write(`${line}\n`);
  });
}
