import type { Env } from "../env";

/** Undefined unless both keys are set. */
export const turnstileSiteKey = (env: Env) => (env.TURNSTILE_SECRET ? env.TURNSTILE_SITE_KEY || undefined : undefined);
