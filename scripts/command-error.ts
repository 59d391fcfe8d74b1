/** An expected error: its message tells the developer what to do. Any other error is a bug. */
export class CommandError extends Error {}

/** Message of the error, or of its cause, in one line. */
export function messageOf(error: unknown): string {
  const last = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (last instanceof Error ? last.message : String(last)).replace(/\s+/g, " ");
}
