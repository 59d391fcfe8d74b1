import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startTool } from "../../scripts/tool";
import { workerdsOf } from "./processes";

/** The first of the ports that benchmarks take: hello, the site, a site with other content, and its pictures. */
const PORT = Number(process.env["BENCH_PORT"] || 8795);
export const PORTS = { hello: PORT, site: PORT + 1, grown: PORT + 2, bucket: PORT + 3 };

export interface Running {
  url: string;
  /** The processes that run the Worker, its data and the proxy before it. */
  workerds: number[];
  /** What it has printed since the last call, by line; nothing unless it was started with `LOG_SQL`. */
  printed(): string[];
  stop(): Promise<void>;
}

const DEV = ["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"];

/** The smallest Worker there is, under `wrangler dev` with the options that `npm start` uses. */
export async function startHello(port = PORTS.hello): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "hello-"));
  writeFileSync(join(folder, "hello.js"), 'export default { fetch: () => new Response("hello") };\n');
  writeFileSync(
    join(folder, "wrangler.toml"),
    'name = "hello"\nmain = "hello.js"\ncompatibility_date = "2026-10-01"\n',
  );
  const child = startTool("wrangler", ["dev", "--cwd", folder, "--port", `${port}`, ...DEV], { stdio: "ignore" });
  return answering(child, `http://localhost:${port}`);
}

/** Another Worker with the site's bindings, on the data in a folder. */
export async function startOther(main: string, stateDir: string, port: number): Promise<Running> {
  const site = ["--config", "wrangler.toml", "--assets", "public", "--persist-to", stateDir];
  const production = ["--define", 'process.env.NODE_ENV:"production"'];
  const args = ["dev", main, ...site, ...production, "--port", `${port}`, ...DEV];
  return answering(startTool("wrangler", args, { stdio: "ignore" }), `http://localhost:${port}`);
}

/** The site as `npm start` serves it, on local data of its own. With `PAGE_CACHE` off it renders every page anew. */
export async function startSite(
  port: number,
  stateDir: string,
  vars: { PAGE_CACHE?: string; LOG_SQL?: string; MEDIA_URL?: string } = {},
): Promise<Running> {
  const env = { ...process.env, ...vars, PORT: `${port}`, STATE_DIR: stateDir };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], {
    stdio: ["ignore", vars.LOG_SQL ? "pipe" : "ignore", "ignore"],
    env,
  });
  return answering(child, `http://localhost:${port}`);
}

/** A folder of local data with many times the demo content, made from a folder with the demo content. */
export async function grow(stateDir: string, times = 100): Promise<string> {
  const grown = mkdtempSync(join(tmpdir(), "bonus-rehberi-grown-"));
  cpSync(stateDir, grown, { recursive: true });
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/seed.ts", "--scale", `${times}`], {
    stdio: "ignore",
    env: { ...process.env, STATE_DIR: grown },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`scripts/seed.ts ended with ${code}`);
  return grown;
}

async function answering(child: ChildProcess, url: string): Promise<Running> {
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`no server at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  let lines: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  return {
    url,
    workerds: workerdsOf(child.pid ?? 0),
    printed() {
      const since = lines;
      lines = [];
      return since;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
