// Runs the tests that every change needs, and with the argument `all` or `long` also, or only, those that take longer.
// Every suite runs, also after a failure; the exit code tells whether all passed.
import { spawn } from "node:child_process";
import { once } from "node:events";

const EVERY_CHANGE = [
  // Alone on the machine: linters keep all cores busy, which the set-ups of later tests would pay for.
  ...["typegen", "oxlint", "tsc", "oxfmt", "imports", "unused", "test:unit"],
  ...["build", "test:worker", "test:browser"],
];
const LONG = [
  "build",
  "test:unit tests/unit/hostile-html.test.ts",
  "test:worker tests/data tests/worker/commands.test.ts -t libSQL|npm.start",
  "test:browser --grep=@long",
  "test:browser --project=desktop --grep-invert=@long",
  "test:engines",
];
const NEED_BUILD = /^test:(worker|browser|engines)/;

/** Each step's name, seconds and result, in the order in which the steps ended. */
const results = [];
const passed = (name) => results.findLast((result) => result.name === name)?.code === 0;

/** Runs a script of package.json, with npm started by Node, because shells differ between systems. */
async function run(name, env) {
  console.log(`▶ ${name}`);
  const begun = Date.now();
  const [script, ...args] = name.split(" ");
  const command = [process.env.npm_execpath, "run", "-s", script, "--", ...args];
  const [code] = await once(spawn(process.execPath, command, { stdio: "inherit", env }), "exit");
  results.push({ name, seconds: Math.round((Date.now() - begun) / 1_000), code });
}

async function runAll(names, env) {
  for (const name of names) if (!NEED_BUILD.test(name) || passed("build")) await run(name, env);
}

const part = process.argv[2];
if (part !== "long") await runAll(EVERY_CHANGE, process.env);
if (part) await runAll(LONG, { ...process.env, LONG: "1" });
const width = Math.max(...results.map(({ name }) => name.length));
for (const { name, seconds, code } of results)
  console.log(`${code === 0 ? "passed" : "FAILED"}  ${name.padEnd(width)} ${`${seconds}`.padStart(4)} s`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
