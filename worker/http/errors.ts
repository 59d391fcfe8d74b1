import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { messagesOf, unavailableIn } from "../../db/unavailable";
import type { AppEnv } from "../app-env";
import { UNEXPECTED } from "../messages";
import type { Usage } from "../writing/rules";
import { plainPage } from "./plain-page";

/** What a 503 tells clients to wait, in seconds. */
export const RETRY_AFTER_SECONDS = "10";

const STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unproven: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  too_long: 414,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  upstream: 502,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type RefusalCode = keyof typeof STATUS;

/**
 * What a caller did wrong or cannot have now, in a Turkish sentence; `fields` holds one sentence per form field,
 * `current` the row as it stands where another edit came first, `usage` what a call that came to nothing cost,
 * `turnstile_key` the public key of the widget whose token is missing.
 */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(
    readonly code: RefusalCode,
    sentence: string,
    readonly details: {
      fields?: Record<string, string>;
      headers?: Record<string, string>;
      current?: object;
      usage?: Usage;
      turnstile_key?: string;
    } = {},
  ) {
    super(sentence);
    this.status = STATUS[code];
  }
}

/**
 * Turns a `Refusal` into its status and sentence, and `Unavailable` into 503 with the sentence of the route (see
 * `sentences`), as `{ error, fields? }` for the API and as a short page elsewhere. Logs anything else, a bug, and hides
 * it from the caller.
 */
export function answerError(error: Error, c: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException && error.status === 400)
    return answer(c, 400, "malformed", "Gönderilen veri okunamadı.", {});
  if (error instanceof Refusal) return answer(c, error.status, error.code, error.message, error.details);
  logError(error, c.var.requestId);
  if (!unavailableIn(error)) return answer(c, 500, "unexpected", UNEXPECTED, {});
  const headers = { "Retry-After": RETRY_AFTER_SECONDS };
  return answer(c, 503, "unavailable", c.var.unavailable ?? UNEXPECTED, { headers });
}

function answer(c: Context, status: ContentfulStatusCode, code: string, message: string, details: Refusal["details"]) {
  if (!c.req.path.startsWith("/api/")) return plainPage(status, "İstek tamamlanamadı", message, details.headers);
  const { headers, ...rest } = details;
  return c.json({ error: { code, message }, ...rest }, status, headers);
}

/** One JSON line for the operator; the visitor sees only the request id in `X-Request-Id`. */
export function logError(error: unknown, requestId: string | undefined) {
  const stack = error instanceof Error ? error.stack : undefined;
  console.error(JSON.stringify({ request_id: requestId, message: messagesOf(error), stack }));
}
