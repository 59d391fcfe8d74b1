import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { found } from "../refusal";
import { editOf } from "../session/require-admin";
import { readAppearance, reviseAppearance } from "./editing.server";
import { appearanceUpdate } from "./rules";

/** Pictures are uploaded to the folder `site` of the library first. */
export const appearanceAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.appearance, write: SAVE_FAILED.appearance }))
  .get("/", async (c) => c.json(found(await readAppearance(c.var.db), SETTINGS_MISSING)))
  .put("/:id", records("appearance", "edit"), valid(appearanceUpdate), async (c) =>
    c.json(await reviseAppearance(c.var.db, c.env.MEDIA, c.req.param("id"), c.req.valid("json"), editOf(c))),
  );
