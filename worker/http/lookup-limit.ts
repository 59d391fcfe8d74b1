import type { Env } from "../env";
import { clientIp } from "./client-ip";

/** Whether the sender of a request may look for records like an unknown address, which reads more than a page. */
export async function mayLookUp(env: Env, request: Request): Promise<boolean> {
  const limit = await env.LOOKUP_LIMIT?.limit({ key: clientIp(request) });
  return limit?.success ?? true;
}
