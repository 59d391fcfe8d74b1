import { unavailableIn } from "../db/unavailable";
import { logError } from "./log";

/** `http/errors.ts` gives each its status. */
export type RefusalCode =
  | "malformed"
  | "unauthenticated"
  | "second_factor"
  | "forbidden"
  | "unproven"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "unsupported_type"
  | "invalid"
  | "too_many"
  | "upstream"
  | "unavailable";

interface Details {
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  headers?: Record<string, string>;
  current?: object;
  left?: object[];
  usage?: { prompt_tokens: number; completion_tokens: number } | undefined;
  turnstile_key?: string | undefined;
}

/** Rejects a request, with a Turkish sentence for the caller. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    sentence: string,
    readonly details: Details = {},
  ) {
    super(sentence);
  }
}

/** Throws `Refusal("not_found")` for undefined. */
export function found<Row>(row: Row | undefined, sentence: string): Row {
  if (row === undefined) throw new Refusal("not_found", sentence);
  return row;
}

/** Throws `Refusal("unavailable")` where the database does not answer, and logs why. */
export async function refuseOnOutage<T>(work: Promise<T>, sentence: string, requestId: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, requestId);
    throw new Refusal("unavailable", sentence);
  }
}
