/** The database or the bucket failed, or did not answer in time; the cause says how. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";

  /** `isTimeout`: nothing was heard, so that asking again would only take as long again. */
  constructor(
    message: string,
    readonly isTimeout: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The `Unavailable` that an error is or was caused by: Drizzle wraps the errors of its driver. */
export function unavailableIn(error: unknown): Unavailable | undefined {
  if (error instanceof Unavailable) return error;
  return error instanceof Error ? unavailableIn(error.cause) : undefined;
}

/** The error's message and those of its causes; Drizzle hides the database's own words in a cause. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ← ${messagesOf(error.cause)}`;
}
