import { spawn } from "node:child_process";
import { expect, it } from "vitest";

const LEAF = `
  import { onOrphaned } from "./scripts/orphan.ts";
  onOrphaned(() => process.exit());
  setInterval(() => undefined, 1_000);
  console.log("runs");`;
/** Stays between, as npm's shell does on Linux: a shell replaces itself by its last command only. */
const SHELL = `"${process.execPath}" --no-warnings --input-type=module -e '${LEAF}'; true`;
const STARTER = `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(SHELL)}], { stdio: "inherit" })`;

it("a process ends when what started its shell is killed", async () => {
  const starter = spawn(process.execPath, ["-e", STARTER], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => starter.stdout.once("data", resolve));
  starter.kill("SIGKILL");
  // All processes share the pipe, so it closes when the last one ends.
  const closed = new Promise((resolve) => starter.stdout.once("close", () => resolve("all have ended")));
  expect(await closed).toBe("all have ended");
});
