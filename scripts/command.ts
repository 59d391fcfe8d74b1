import { parseArgs } from "node:util";
import { CommandError } from "./command-error";

interface Arguments {
  /** `--remote`: use the database and bucket of the Cloudflare account. */
  isRemote: boolean;
  values: string[];
}

/** Runs a command. On error the process exits with 1; of a `CommandError` only the message is printed, without a stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exit(1);
  }
}

type Options = Record<string, "boolean" | "string">;

/** Parses the command line. Throws a `CommandError` with `usage` for unknown options or more than `most` values. */
export function optionsOf(usage: string, most: number, known: Options) {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length <= most) return { values, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CommandError(`Usage: ${usage}`);
}

/** As `optionsOf`, of a command that only knows `--remote`. */
export function argumentsOf(usage: string, most: number): Arguments {
  const { values, positionals } = optionsOf(usage, most, { remote: "boolean" });
  return { isRemote: values["remote"] === true, values: positionals };
}
