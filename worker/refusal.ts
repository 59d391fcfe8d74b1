import { unavailableIn } from "../db/unavailable";
import { logError } from "./log";

/** Why a caller was refused. `http/errors.ts` gives each its status. */
export type RefusalCode =
  | "malformed"
  | "unauthenticated"
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
  /** One Turkish sentence for each field of a form that is wrong. */
  fields?: Record<string, string>;
  /** Seconds after which to try again. */
  retryAfter?: number;
  /** The row as it stands, where another edit came first. */
  current?: object;
  /** Tokens that a call to the text service cost although nothing came of it. */
  usage?: { prompt_tokens: number; completion_tokens: number } | undefined;
  /** Public key of the widget whose token is missing. */
  turnstile_key?: string | undefined;
}

/** A request that the domain cannot serve, with a Turkish sentence for whoever made it. */
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

/** The row itself. Throws `Refusal("not_found")` with the sentence where there is none. */
export function found<Row>(row: Row | undefined, sentence: string): Row {
  if (row === undefined) throw new Refusal("not_found", sentence);
  return row;
}

/** Waits for `work`. Throws `Refusal("unavailable")` with the sentence where the database does not answer, and logs why. */
export async function refuseOnOutage<T>(work: Promise<T>, sentence: string, requestId: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, requestId);
    throw new Refusal("unavailable", sentence);
  }
}
