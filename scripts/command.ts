import { parseArgs } from "node:util";
import { Failure } from "./failure";

interface Arguments {
  /** Whether the account's database and bucket are meant. */
  isRemote: boolean;
  values: string[];
}

/** Runs a command. A `Failure` is shown as its sentence, without a trace; the process ends with 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}

/** What stands behind the command's name. Throws a `Failure` with `usage` for what it does not know or for too many values. */
export function argumentsOf(usage: string, most: number): Arguments {
  try {
    const { values, positionals } = parseArgs({ options: { remote: { type: "boolean" } }, allowPositionals: true });
    if (positionals.length <= most) return { isRemote: values.remote ?? false, values: positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Failure(`Usage: ${usage}`);
}
