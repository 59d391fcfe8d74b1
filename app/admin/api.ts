import { type ClientResponse, hc } from "hono/client";
import type { AdminApi } from "../../worker/admin-api";
import type { LeftAlone } from "../../worker/activity/undone";
import type { Usage } from "../../worker/writing/rules";
import { followRole } from "./session/current-role";
import { leaveForSignIn } from "./session/sign-in-again";

export const api = hc<AdminApi>("/api/admin");

const failedSentence = (status: number) => `Sunucu beklenmeyen bir yanıt verdi (${status}), biraz sonra tekrar deneyin`;

interface Details {
  /** Error messages by field name. */
  fields?: Record<string, string>;
  /** The current row, after a conflict (409). */
  current?: Record<string, unknown>;
  /** Token usage of a failed call. */
  usage?: Usage | undefined;
  /** The records that an undo left alone (409). */
  left?: LeftAlone[];
}

/** A failed request; `status` is 0 after a network error. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const SERVER_UNREACHABLE = "Sunucuya ulaşılamadı, internet bağlantınızı kontrol edin";

type Answer<R> = R extends ClientResponse<infer T, number, string> ? T : never;
type AnyResponse = ClientResponse<unknown, number, string>;

/**
 * Returns a successful response. `sentence` is the error message, put before the cause when the server did not answer.
 * Throws `ApiError`; a 401 also redirects to the sign-in page.
 */
export async function accepted<R extends AnyResponse>(call: Promise<R>, sentence?: string): Promise<R> {
  try {
    return await received(call, sentence);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) leaveForSignIn(error.message);
    throw error;
  }
}

/** Like `accepted`, but stays on the screen. */
export async function received<R extends AnyResponse>(call: Promise<R>, sentence?: string): Promise<R> {
  const because = (cause: string) => (sentence ? `${sentence}: ${cause}` : cause);
  const response = await call.catch(() => {
    throw new ApiError(0, because(SERVER_UNREACHABLE));
  });
  followRole(response.headers);
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as Refused;
  // Errors without the API's body come from a proxy.
  throw new ApiError(response.status, body.error?.message ?? because(failedSentence(response.status)), body);
}

/** Returns the JSON of a successful response. Throws like `accepted`. */
export async function answered<R extends AnyResponse>(call: Promise<R>, sentence?: string): Promise<Answer<R>> {
  const response = await accepted(call, sentence);
  return (response.status === 204 ? undefined : await response.json().catch(() => ({}))) as Answer<R>;
}

type Object<T> = T extends object ? T : unknown;

/** Like `answered`, with the id of the change, which an undo names. */
export async function changed<R extends AnyResponse>(call: Promise<R>, sentence?: string) {
  const response = await accepted(call, sentence);
  const answer = (response.status === 204 ? {} : await response.json()) as Object<Answer<R>>;
  return { ...(answer as object), change: response.headers.get("X-Change") ?? "" } as Object<Answer<R>> & Change;
}

export interface Change {
  change: string;
}

interface Refused extends Details {
  error?: { message: string };
}

export const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.message : "Beklenmeyen bir hata oluştu";
