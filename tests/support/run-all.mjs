// The whole test command. Every suite runs, also after a failure; the exit code tells whether all passed.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Each step's seconds, in the order in which the steps ended. */
const times = [];

/** Runs a script of package.json, with npm started by Node, because shells differ between systems. */
async function run(script) {
  console.log(`▶ ${script}`);
  const begun = Date.now();
  const npm = process.env.npm_execpath;
  const [code] = await once(spawn(process.execPath, [npm, "run", "-s", script], { stdio: "inherit" }), "exit");
  times.push([script, Math.round((Date.now() - begun) / 1_000), code === 0 ? "passed" : "FAILED"]);
  return code === 0;
}

/** Runs each script, also after one that failed. */
async function inOrder(...scripts) {
  let passed = true;
  for (const script of scripts) passed = (await run(script)) && passed;
  return passed;
}

// Alone on the machine: linters keep all cores busy, which the set-ups of later tests would pay for.
const checked = await inOrder("typegen", "oxlint", "tsc", "oxfmt", "imports", "unused", "test:unit");
const tested = (await run("build")) && (await inOrder("test:worker", "test:browser"));
console.log(
  times.map(([script, seconds, how]) => `${how}  ${script.padEnd(12)} ${`${seconds}`.padStart(4)} s`).join("\n"),
);
process.exit(checked && tested ? 0 : 1);
