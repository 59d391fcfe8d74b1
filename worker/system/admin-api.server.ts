import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { logError } from "../log";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { found } from "../refusal";
import { readSystemSettings, reviseSystemSettings } from "./editing.server";
import { checkHealth } from "./health.server";
import { systemUpdate } from "./rules";

export const systemAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.system, write: SAVE_FAILED.system }))
  .get("/", async (c) => c.json(found(await readSystemSettings(c.var.db), SETTINGS_MISSING)))
  .get("/health", async (c) => {
    const { env, now, requestId } = c.var.scope;
    return c.json(await checkHealth(env, now, (error) => logError(error, requestId)));
  })
  .put("/:id", records("system_settings", "edit"), valid(systemUpdate), async (c) =>
    c.json(await reviseSystemSettings(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  );
