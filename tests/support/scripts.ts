import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Run {
  child: ChildProcess;
  /** What it has printed so far. */
  said: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts a command of `scripts` as its npm script does. `STATE_DIR` is the folder of its data. */
export function runScript(command: string, args: string[], env: { STATE_DIR: string } & Record<string, string>): Run {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${command}.ts`, ...args], {
    // Without that of Vitest, with which a build would be one for development.
    env: { ...process.env, NODE_ENV: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  return { child, said: () => text, ended: once(child, "exit").then(([code]) => code as number | null) };
}
