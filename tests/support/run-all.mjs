// The whole test command: checks of the code run beside the Worker and data tests, browser tests last, once all else
// passed.
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

async function inOrder(...scripts) {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

const checks = ["oxlint", "tsc", "prettier", "imports", "unused", "test:unit"];
const passed =
  (await run("typegen")) &&
  (await Promise.all([inOrder(...checks), inOrder("build", "test:worker")])).every(Boolean) &&
  (await run("test:browser"));
console.log(
  times.map(([script, seconds, how]) => `${how}  ${script.padEnd(12)} ${`${seconds}`.padStart(4)} s`).join("\n"),
);
process.exit(passed ? 0 : 1);
