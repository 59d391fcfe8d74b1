import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { unavailableIn } from "../../db/unavailable";
import type { AppEnv } from "../app-env";
import { logError } from "../log";
import { UNEXPECTED } from "../failure-sentences";
import { Refusal, type RefusalCode } from "../refusal";
import { plainPage } from "./plain-page";

export const RETRY_AFTER_SECONDS = "10";

const STATUS = {
  malformed: 400,
  unauthenticated: 401,
  second_factor: 401,
  forbidden: 403,
  unproven: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  upstream: 502,
  unavailable: 503,
} as const satisfies Record<RefusalCode, ContentfulStatusCode>;

export const statusOf = ({ code }: Refusal): ContentfulStatusCode => STATUS[code];

/** Answers a `Refusal` with its status, `Unavailable` with 503, anything else (a bug, logged) with 500. */
export function answerError(error: Error, c: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException && error.status === 400)
    return answer(c, new Refusal("malformed", "Gönderilen veri okunamadı."));
  if (error instanceof Refusal) return answer(c, error);
  logError(error, c.var.requestId);
  if (unavailableIn(error)) return answer(c, new Refusal("unavailable", c.var.unavailable ?? UNEXPECTED));
  return respond(c, 500, { error: { code: "unexpected", message: UNEXPECTED } });
}

function answer(c: Context, refusal: Refusal) {
  const { code, message, details } = refusal;
  const { retryAfter, headers: given, ...rest } = details;
  const headers = { ...given };
  if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
  else if (code === "unavailable") headers["Retry-After"] = RETRY_AFTER_SECONDS;
  return respond(c, statusOf(refusal), { error: { code, message }, ...rest }, headers);
}

function respond(
  c: Context,
  status: ContentfulStatusCode,
  body: { error: { code: string; message: string } },
  headers: Record<string, string> = {},
) {
  const { path } = c.req;
  if (path.startsWith("/api/")) return c.json(body, status, headers);
  const back = path.startsWith("/admin/") ? { to: "/admin", label: "Yönetim paneli" } : undefined;
  return plainPage(status, "İstek tamamlanamadı", body.error.message, headers, "", back);
}
