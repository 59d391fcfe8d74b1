import type { Env } from "../env";
import { clientAddress } from "../http/client-address";
import { Refusal } from "../http/errors";

/** Throws `Refusal("too_many")` for an address that tries to sign in more often in a minute than any person. */
export async function refuseFlood(env: Env, request: Request): Promise<void> {
  const limit = await env.SIGN_IN_LIMIT?.limit({ key: clientAddress(request) });
  if (limit && !limit.success)
    throw new Refusal("too_many", "Çok fazla giriş denemesi. 1 dakika sonra tekrar deneyin.", {
      headers: { "Retry-After": "60" },
    });
}
