import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { UNEXPECTED } from "../messages";
import type { Usage } from "../writing/rules";
import { plainPage } from "./plain-page";

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
 * Turns a `Refusal` into its status and sentence, as `{ error, fields? }` for the API and as a short page elsewhere;
 * logs anything else and hides it from the caller.
 */
export function answerError(error: Error, c: Context): Response | Promise<Response> {
  if (error instanceof HTTPException && error.status === 400)
    return answer(c, 400, "malformed", "Gönderilen veri okunamadı.", {});
  if (!(error instanceof Refusal)) {
    logError(error, c.get("requestId") as string | undefined);
    return answer(c, 500, "unexpected", UNEXPECTED, {});
  }
  return answer(c, error.status, error.code, error.message, error.details);
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

/** The error's message and those of its causes; Drizzle hides the database's own words in a cause. */
export function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ← ${messagesOf(error.cause)}`;
}
