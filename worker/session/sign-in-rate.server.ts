import type { Env } from "../env";
import { Refusal } from "../refusal";

export async function limitSignInRate(env: Env, address: string): Promise<void> {
  const limit = await env.SIGN_IN_LIMIT?.limit({ key: address });
  if (limit && !limit.success)
    throw new Refusal("too_many", "Çok fazla giriş denemesi. 1 dakika sonra tekrar deneyin.", { retryAfter: 60 });
}
