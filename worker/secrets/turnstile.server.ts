import * as z from "zod";
import type { Env } from "../env";
import { logError } from "../log";
import { TURNSTILE_ORIGIN } from "./turnstile-urls";

const TIMEOUT_MS = 3_000;
const VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`;
const answerRules = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });
/** The service failed, or our secret is wrong: no verdict about the token. */
const SERVICE_ERRORS = ["internal-error", "invalid-input-secret", "missing-input-secret"];

export async function verifyTurnstile(
  env: Env,
  token: string,
  address: string,
  requestId: string,
): Promise<"yes" | "no" | "no answer"> {
  if (!token) return "no";
  try {
    const response = await fetch(env.TURNSTILE_URL || VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({ secret: env.TURNSTILE_SECRET ?? "", response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, "error-codes": codes } = answerRules.parse(await response.json());
    if (codes.some((code) => SERVICE_ERRORS.includes(code))) throw new Error(`Turnstile: ${codes.join(", ")}`);
    return success ? "yes" : "no";
  } catch (error) {
    logError(error, requestId);
    return "no answer";
  }
}
