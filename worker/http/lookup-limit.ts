import type { Env } from "../env";
import { clientIp } from "./client-ip";

/** Whether a client may have an unknown address compared with records; rate limited, since it reads more rows than a page. */
export async function mayLookUp(env: Env, request: Request): Promise<boolean> {
  const limit = await env.LOOKUP_LIMIT?.limit({ key: clientIp(request) });
  return limit?.success ?? true;
}
