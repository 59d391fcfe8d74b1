import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { found } from "../refusal";
import { readLegalSettings, reviseLegalSettings } from "./editing.server";
import { legalSettingsUpdate } from "./rules";

export const legalAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.legalSettings, write: SAVE_FAILED.legalSettings }))
  .get("/", async (c) => c.json(found(await readLegalSettings(c.var.db), SETTINGS_MISSING)))
  .get("/geo-block", (c) => c.json({ value: c.env.GEO_BLOCK ?? "" }))
  .put("/:id", records("legal_settings", "edit"), valid(legalSettingsUpdate), async (c) =>
    c.json(await reviseLegalSettings(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  );
