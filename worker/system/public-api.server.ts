import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { EDGE_CACHE_CONTROL } from "../edge/headers";
import { logError } from "../log";
import { HealthCache } from "./health-cache";
import { checkHealth } from "./health.server";

const cache = new HealthCache();
const CACHE_CONTROL = "max-age=10";

/** `GET /api/health` for uptime monitors: 200, or 503 if the site does not work. */
export const health = new Hono<AppEnv>().get("/", async (c) => {
  const { env, now, requestId } = c.var.scope;
  const check = () => checkHealth(env, now, (error) => logError(error, requestId));
  const checked = await (env.PAGE_CACHE === "off" ? check() : cache.get(check));
  c.header("Cache-Control", `public, ${CACHE_CONTROL}`);
  c.header(EDGE_CACHE_CONTROL, CACHE_CONTROL);
  return c.json(checked, checked.status === "ok" ? 200 : 503);
});
