import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "./build";
import { prepareData } from "./prepare";
import { libsql, stateDir } from "./state";

/** `npm start`: builds, prepares the local data, serves, and says where and how to sign in. */
const port = process.env.PORT || "8787";
const PARENT_CHECK_MS = 500;
/** Configuration that may also stand in the environment of this command. */
const PASSED_ON = [
  "LOG_SQL",
  "GEO_BLOCK",
  "FUNCTIONS_TOKEN",
  "INDEXING_URL",
  "INDEXING_TOKEN",
  "INDEXNOW_KEY",
  "INDEXNOW_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "OPENAI_BASE_URL",
];
const address = `http://localhost:${port}`;

await requireFreePort();
const [, administrator] = await Promise.all([build(), prepareData()]);
const server = serve();
await answering(server);
console.log(`\nSite:     ${address}`);
console.log(`Panel:    ${address}/admin`);
console.log(administrator);
console.log("Durdurmak için Ctrl-C.\n");

/** Ends with a sentence when the port is taken: another server there would answer in our name. */
async function requireFreePort() {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer().once("error", () => resolve(true));
    probe.listen(Number(port), "localhost", () => probe.close(() => resolve(false)));
  });
  if (!taken) return;
  console.error(`${port} numaralı port kullanımda. Başka bir port için: PORT=9000 npm start`);
  process.exit(1);
}

function serve(): ChildProcess {
  const vars = Object.entries({
    SITE_URL: address,
    ...libsql,
    ...Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  });
  const child = spawn(
    "wrangler",
    [
      "dev",
      "--port",
      port,
      "--persist-to",
      stateDir,
      "--inspector-port",
      "0",
      "--show-interactive-dev-session=false",
      "--log-level",
      process.env.LOG_SQL ? "debug" : "warn",
      ...vars.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  child.on("exit", (code) => process.exit(code ?? 0));
  endWithParent(() => child.kill("SIGTERM"));
  return child;
}

/** Ctrl-C reaches us as a signal; a killed npm does not pass one on, but leaves us without our parent. */
function endWithParent(end: () => void) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), PARENT_CHECK_MS).unref();
}

async function answering(child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/robots.txt`).catch(() => undefined);
    if (response) return;
    await wait(100);
  }
}
