import type { Env } from "../env";
import { clientIp } from "./client-ip";

/** Whether a client may still search for an unknown address; limited, because the search reads many rows. */
export async function mayLookUp(env: Env, request: Request): Promise<boolean> {
  const limit = await env.LOOKUP_LIMIT?.limit({ key: clientIp(request) });
  return limit?.success ?? true;
}
