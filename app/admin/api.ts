import { type ClientResponse, hc } from "hono/client";
import type { AdminApi } from "../../worker/admin-api";
import type { Usage } from "../../worker/writing/rules";
import { leaveForSignIn } from "./session/sign-in-again";

/** The panel's API, typed by the Worker's own routes. */
export const api = hc<AdminApi>("/api/admin");

interface Details {
  /** One sentence per field. */
  fields?: Record<string, string>;
  /** After a conflict (409): the row as it is stored now. */
  current?: Record<string, unknown>;
  /** The tokens that a failed call to the text service used. */
  usage?: Usage | undefined;
}

/** A refused call, with the sentence that says why; `status` is 0 where there was no answer. */
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
 * The response of a call that succeeded. `sentence` says what failed; it precedes the cause when the server did not
 * answer. Throws `ApiError`; an ended session also opens the sign-in page.
 */
export async function accepted<R extends AnyResponse>(call: Promise<R>, sentence?: string): Promise<R> {
  const unreachable = new ApiError(0, sentence ? `${sentence}: ${SERVER_UNREACHABLE}` : SERVER_UNREACHABLE);
  const response = await call.catch(() => {
    throw unreachable;
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as Refused;
  if (response.status === 401) leaveForSignIn(body.error?.message);
  // An error without the API's body comes from a proxy in between.
  throw body.error ? new ApiError(response.status, body.error.message, body) : unreachable;
}

/** The JSON that a call answered with. Throws as `accepted` does. */
export async function answered<R extends AnyResponse>(call: Promise<R>, sentence?: string): Promise<Answer<R>> {
  const response = await accepted(call, sentence);
  return (response.status === 204 ? undefined : await response.json().catch(() => ({}))) as Answer<R>;
}

interface Refused extends Details {
  error?: { message: string };
}

/** What went wrong, in a sentence. */
export const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.message : "Beklenmeyen bir hata oluştu";
