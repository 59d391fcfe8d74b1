import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTool } from "../../scripts/tool";

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** The smallest Worker there is, under `wrangler dev` with the options that `npm start` uses. */
export async function startHello(port: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "hello-"));
  writeFileSync(join(folder, "hello.js"), 'export default { fetch: () => new Response("hello") };\n');
  writeFileSync(
    join(folder, "wrangler.toml"),
    'name = "hello"\nmain = "hello.js"\ncompatibility_date = "2026-10-01"\n',
  );
  const options = [
    "--port",
    `${port}`,
    "--inspector-port",
    "0",
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
  ];
  const child = startTool("wrangler", ["dev", "--cwd", folder, ...options], { stdio: "ignore" });
  return answering(child, `http://localhost:${port}`);
}

/** The site as `npm start` serves it, on local data of its own. With `PAGE_CACHE` off it renders every page anew. */
export async function startSite(port: number, stateDir: string, PAGE_CACHE = "on"): Promise<Running> {
  const env = { ...process.env, PORT: `${port}`, STATE_DIR: stateDir, PAGE_CACHE };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { stdio: "ignore", env });
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
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
