/** What ends a command with a sentence for whoever started it; anything else that is thrown is a mistake of ours. */
export class Failure extends Error {}

/** The database's or file system's own words on what went wrong, in one line. */
export function reasonOf(error: unknown): string {
  const last = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (last instanceof Error ? last.message : String(last)).replace(/\s+/g, " ");
}
