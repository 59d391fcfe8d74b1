import * as z from "zod";
import type { Env } from "../env";
import { logError } from "../http/errors";

/** Milliseconds that the service has for its answer, while a visitor waits. */
const DEADLINE_MS = 3_000;
const SERVICE = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const verdict = z.object({ success: z.boolean() });

/** The public key of Turnstile where both keys are set, else undefined: then no page shows it. */
export const turnstileKey = (env: Env) => (env.TURNSTILE_SECRET ? env.TURNSTILE_SITE_KEY || undefined : undefined);

/**
 * Whether Turnstile says that a person sent the form. False, and logged, where the service fails: the comment then
 * waits for an editor.
 */
export async function isPerson(env: Env, token: string, address: string, requestId: string): Promise<boolean> {
  if (!token) return false;
  try {
    const response = await fetch(env.TURNSTILE_URL || SERVICE, {
      method: "POST",
      body: new URLSearchParams({ secret: env.TURNSTILE_SECRET ?? "", response: token, remoteip: address }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return verdict.parse(await response.json()).success;
  } catch (error) {
    logError(error, requestId);
    return false;
  }
}
