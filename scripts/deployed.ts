import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { unstable_readConfig } from "wrangler";
import { CommandError } from "./command-error";
import { startTool } from "./tool";

/** The `[vars]` of `wrangler.toml`. */
export function deployedVars(): Record<string, string> {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" }) as { vars: Record<string, string> };
  return vars;
}

/** Names of the secrets of the deployed Worker. Throws a `CommandError` when they cannot be listed. */
export async function deployedSecrets(): Promise<string[]> {
  const args = ["secret", "list", "--config", "wrangler.toml"];
  const child = startTool("wrangler", args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  const [names, complaint] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  await ended;
  if (child.exitCode === 0) return (JSON.parse(names) as { name: string }[]).map(({ name }) => name);
  // Before the first deployment there is no Worker.
  if (/Worker "[^"]+" not found/.test(complaint)) return [];
  throw new CommandError(`The secrets of the deployed Worker could not be listed.\n${complaint.trim()}`);
}

const textOf = (stream: Readable | null) => (stream ? text(stream) : "");
