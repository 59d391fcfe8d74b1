import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { currentAccount, editOf } from "../session/require-admin";
import { listPeople, requireProfile, reviseProfile } from "./editing.server";
import { profileUpdate } from "./rules";

/** Routes of the account's profile; administrators also read and change the profiles of others. */
export const profilesAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.profile, write: SAVE_FAILED.profile }))
  .get("/", async (c) => c.json(await listPeople(c.var.db)))
  .get("/own", async (c) => c.json(await requireProfile(c.var.db, currentAccount(c).id, c.var.now)))
  .put("/own", records("profile", "edit"), valid(profileUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(await reviseProfile(c.var.db, currentAccount(c).id, updated_at, input, editOf(c)));
  })
  .get("/:id", async (c) => c.json(await requireProfile(c.var.db, c.req.param("id"), c.var.now)))
  .put("/:id", records("profile", "edit"), valid(profileUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(await reviseProfile(c.var.db, c.req.param("id"), updated_at, input, editOf(c)));
  });
