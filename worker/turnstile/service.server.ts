import * as z from "zod";
import type { Env } from "../env";
import { logError } from "../log";
import { TURNSTILE_ORIGIN } from "./urls";

/** Milliseconds that the service has for its answer, while somebody waits. */
const TIMEOUT_MS = 3_000;
const VERIFY_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/siteverify`;
const answerRules = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });
/** What the service says where it could not judge any token: it failed itself, or the secret is wrong. */
const SERVICE_ERRORS = ["internal-error", "invalid-input-secret", "missing-input-secret"];

/** The public key of Turnstile where both keys are set, else undefined: then no page shows it. */
export const turnstileSiteKey = (env: Env) => (env.TURNSTILE_SECRET ? env.TURNSTILE_SITE_KEY || undefined : undefined);

/** Whether Turnstile says that a person sent a form with this token. A service that fails gives no answer; that is logged. */
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
