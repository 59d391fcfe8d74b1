import type { Env } from "../env";
import { Refusal } from "../refusal";

/** Throws `Refusal("too_many")` for an address that tries to sign in more often in a minute than any person. */
export async function limitSignInRate(env: Env, address: string): Promise<void> {
  const limit = await env.SIGN_IN_LIMIT?.limit({ key: address });
  if (limit && !limit.success)
    throw new Refusal("too_many", "Çok fazla giriş denemesi. 1 dakika sonra tekrar deneyin.", { retryAfter: 60 });
}
