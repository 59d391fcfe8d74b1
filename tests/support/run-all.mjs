// The whole test command: lint runs beside the other checks, browsers come last, when all else has passed.
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a script of package.json, with npm as Node runs it: a shell's jobs are none of every system. */
async function run(script) {
  const npm = process.env.npm_execpath;
  const [code] = await once(spawn(process.execPath, [npm, "run", "-s", script], { stdio: "inherit" }), "exit");
  return code === 0;
}

const inOrder = async (...scripts) => {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
};

const passed =
  (await run("typegen")) && (await Promise.all([run("eslint"), inOrder("check", "test:worker")])).every(Boolean);
process.exit(passed && (await run("test:browser")) ? 0 : 1);
