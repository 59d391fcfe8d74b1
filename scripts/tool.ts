import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { CommandError } from "./command-error";

/** Entry points of the tools. The links in `.bin` are shell scripts on Windows, which Node cannot run. */
const TOOLS = {
  "drizzle-kit": "node_modules/drizzle-kit/bin.cjs",
  wrangler: "node_modules/wrangler/wrangler-dist/cli.js",
  "react-router": "node_modules/@react-router/dev/bin.cjs",
};
type Tool = keyof typeof TOOLS;

/** Arguments of Node that run a tool. */
export const argumentsOfTool = (tool: Tool, args: string[]) => ["--no-warnings", TOOLS[tool], ...args];

/** Starts a tool that ends with this process. */
export function startTool(tool: Tool, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, argumentsOfTool(tool, args), options);
  process.once("exit", () => child.kill("SIGTERM"));
  return child;
}

/** Runs a tool and returns its exit code. */
export async function runTool(tool: Tool, args: string[], options: SpawnOptions): Promise<number> {
  const [code, signal] = (await once(startTool(tool, args, options), "exit")) as Exit;
  return exitCodeOf(code, signal);
}

type Exit = [number | null, NodeJS.Signals | null];

/** The exit code, or 128 plus the number of the signal, as shells do. */
export const exitCodeOf = (...[code, signal]: Exit) => code ?? 128 + constants.signals[signal ?? "SIGTERM"];

/** Throws a `CommandError` when nobody is signed in to Cloudflare. */
export async function requireAccount(): Promise<void> {
  if (process.env["CLOUDFLARE_API_TOKEN"] || process.env["CLOUDFLARE_API_KEY"]) return;
  const code = await runTool("wrangler", ["auth", "token"], { stdio: "ignore" });
  if (code !== 0) throw new CommandError("Not signed in to Cloudflare. First run: npx wrangler login");
}
