import type { Db } from "../../db/client";
import type { Env } from "../env";
import { clientIp } from "../http/client-ip";
import { bareHost } from "../text/url";
import { countUnknown } from "./counting.server";

interface Asked {
  db: Db;
  env: Env;
  site: { url: string };
  now: Date;
}

/** Counts that nothing answers a request, up to a limit for each network address. */
export async function noteUnknown(request: Request, { db, env, site, now }: Asked): Promise<void> {
  const limit = await env.VISIT_LIMIT?.limit({ key: clientIp(request) });
  if (limit?.success === false) return;
  const hosts = [request.url, site.url].map((url) => bareHost(new URL(url).hostname));
  await countUnknown(db, request, hosts, now);
}
