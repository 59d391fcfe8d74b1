/** The database or the bucket failed (see `cause`) or timed out. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";

  constructor(
    message: string,
    readonly isTimeout: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Finds `Unavailable` in an error and its causes: Drizzle wraps errors of its driver. */
export function unavailableIn(error: unknown): Unavailable | undefined {
  if (error instanceof Unavailable) return error;
  return error instanceof Error ? unavailableIn(error.cause) : undefined;
}

/** Messages of the error and its causes: Drizzle puts the message of the database into a cause. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ← ${messagesOf(error.cause)}`;
}
