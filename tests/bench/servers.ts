import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTool } from "../../scripts/tool";

/** The first of the ports that benchmarks use. */
const PORT = Number(process.env["BENCH_PORT"] || 8795);
export const PORTS = { hello: PORT, site: PORT + 1, other: PORT + 2 };

export interface Running {
  url: string;
  stop(): Promise<void>;
}

export const newFolder = () => mkdtempSync(join(tmpdir(), "bonus-rehberi-"));

/** The smallest possible Worker, under `wrangler dev` with the options that `npm start` uses. */
export function startHello(): Promise<Running> {
  const folder = newFolder();
  writeFileSync(join(folder, "hello.js"), 'export default { fetch: () => new Response("hello") };\n');
  writeFileSync(
    join(folder, "wrangler.toml"),
    'name = "hello"\nmain = "hello.js"\ncompatibility_date = "2026-10-01"\n',
  );
  const options = ["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"];
  const child = startTool("wrangler", ["dev", "--cwd", folder, "--port", `${PORTS.hello}`, ...options], {
    stdio: "ignore",
  });
  return answering(child, PORTS.hello);
}

/** The site as `npm start` serves it, on data in `stateDir`; `checkout` is the folder of another version. */
export function startSite(
  port: number,
  stateDir: string,
  vars: { PAGE_CACHE?: "on" | "off" } = {},
  checkout = ".",
): Promise<Running> {
  const env = { ...process.env, ...vars, PORT: `${port}`, STATE_DIR: stateDir };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    cwd: checkout,
    stdio: "ignore",
    env,
  });
  return answering(child, port);
}

/** A folder with the demo content of this version, or of another one's `checkout`. */
export async function demoContent(checkout?: string): Promise<string> {
  const stateDir = newFolder();
  await (await startSite(PORTS.site, stateDir, {}, checkout)).stop();
  return stateDir;
}

/** A copy of a folder with the demo content, with 100 times as much. */
export async function grow(stateDir: string): Promise<string> {
  const grown = newFolder();
  cpSync(stateDir, grown, { recursive: true });
  const env = { ...process.env, STATE_DIR: grown };
  const command = ["--import", "tsx", "scripts/seed.ts", "--scale", "100"];
  const [code] = (await once(spawn(process.execPath, command, { stdio: "ignore", env }), "exit")) as [number | null];
  if (code !== 0) throw new Error(`scripts/seed.ts ended with ${code}`);
  return grown;
}

/** Signs in as the administrator of the demo content; returns the session's cookie, `name=value`. */
export async function signIn(url: string, stateDir: string): Promise<string> {
  const answer = await fetch(`${url}/api/session`, {
    method: "PUT",
    body: readFileSync(join(stateDir, "demo-administrator.json"), "utf8"),
    headers: { "Content-Type": "application/json", Origin: url },
  });
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

async function answering(child: ChildProcess, port: number): Promise<Running> {
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
    if (tries > 1_200 || child.exitCode !== null) throw new Error(`no server at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
