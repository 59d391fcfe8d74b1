import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "node:util";
import { build } from "./build";
import { command } from "./command";
import { checkConfiguration, portOf } from "./configuration";
import { deployedVars } from "./deployed";
import { CommandError } from "./command-error";
import { prepareData } from "./prepare";
import { onOrphaned } from "./orphan";
import { serve } from "./server";
import { libsql, requireFolder } from "./state";
import { exitCodeOf } from "./tool";

/** Configuration that may be set in the environment instead of `.dev.vars`. */
const PASSED_ON = [
  "LOG_SQL",
  "CURRENCY",
  "GEO_BLOCK",
  "MEDIA_URL",
  "PAGE_CACHE",
  "LINK_CHECKS",
  "SETTINGS_API_KEY",
  "FUNCTIONS_TOKEN",
  "INDEXING_URL",
  "INDEXING_TOKEN",
  "INDEXNOW_KEY",
  "INDEXNOW_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "OPENAI_BASE_URL",
  "TELEGRAM_URL",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET",
  "TURNSTILE_URL",
];

/** `npm start`: builds, migrates and fills the local database, serves, and prints the address and how to sign in. */
await command(async () => {
  /** Ends the server, and before there is one, this process with what it started. */
  let end: (exitCode: number) => void = () => process.exit(1);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
  onOrphaned(() => end(0));
  const port = portOf(process.env["PORT"] || undefined);
  const address = `http://localhost:${port}`;
  const values = configuration(address);
  // A Turnstile site key in wrangler.toml without a local secret is fine: the deployed Worker has the secret.
  checkConfiguration(values["TURNSTILE_SECRET"] ? { ...deployedVars(), ...values } : values);
  requireFolder();
  await requireFreePort(port);
  const administrator = await prepareData();
  await build();
  /** Exit code, set once the server has been told to stop. */
  let outcome: number | undefined;
  end = (exitCode) => {
    outcome ??= exitCode;
    server.kill("SIGTERM");
  };
  const server = serve(port, values, () => {
    if (outcome === undefined) console.error("The server ended unexpectedly. To start it again: npm start");
    end(1);
  });
  server.on("exit", (code, signal) => process.exit(outcome ?? exitCodeOf(code, signal)));
  await answering(server, port);
  console.log(`\nSite:          ${address}`);
  console.log(`Panel:         ${address}/admin`);
  console.log(administrator);
  console.log("Press Ctrl-C to stop.\n");
});

/** From `.dev.vars` and the environment, which wins. */
function configuration(address: string): Record<string, string> {
  const kept = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
  const given = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { SITE_URL: address, ...kept, ...libsql, ...Object.fromEntries(given) } as Record<string, string>;
}

/** Throws a `CommandError` when the port is taken. */
async function requireFreePort(port: number) {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(true));
    probe.listen(port, "localhost", () => probe.close(() => resolve(false)));
  });
  if (taken)
    throw new CommandError(
      `Port ${port} is in use. If an earlier npm start runs, stop it with Ctrl-C; to take another port: PORT=9000 npm start`,
    );
}

async function answering(child: ChildProcess, port: number) {
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
    if (response) return;
    await wait(100);
  }
}
