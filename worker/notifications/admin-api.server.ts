import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { currentAccount } from "../session/require-admin";
import {
  addTarget,
  readNotifications,
  removeTarget,
  renewSecret,
  reviseTarget,
  switchTarget,
  tryTarget,
} from "./editing.server";
import { targetInput, targetUpdate } from "./rules";

const KIND = "notification_target";

export const notificationsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.notifications, write: CHANGE_FAILED.notifications }))
  .get("/", async (c) => c.json(await readNotifications(c.var.db, c.var.scope.site)))
  .post("/", records(KIND, "add"), valid(targetInput), async (c) =>
    c.json(await addTarget(c.var.db, c.req.valid("json"), c.var.scope.site, c.var.now), 201),
  )
  .put("/:id", records(KIND, "edit"), valid(targetUpdate), async (c) => {
    const { db, now, scope } = c.var;
    return c.json(await reviseTarget(db, c.req.param("id"), c.req.valid("json"), scope.site, now));
  })
  .put("/:id/activation", records(KIND, "activate"), async (c) =>
    c.json(await switchTarget(c.var.db, c.req.param("id"), true, c.var.now)),
  )
  .delete("/:id/activation", records(KIND, "deactivate"), async (c) =>
    c.json(await switchTarget(c.var.db, c.req.param("id"), false, c.var.now)),
  )
  .post("/:id/secret", records(KIND, "renew_secret"), async (c) =>
    c.json(await renewSecret(c.var.db, c.req.param("id"), c.var.now)),
  )
  .post("/:id/trial", async (c) => {
    const { db, env, now, site } = c.var.scope;
    return c.json(await tryTarget(db, c.req.param("id"), currentAccount(c).id, { env, site, now }));
  })
  .delete("/:id", records(KIND, "delete"), async (c) => {
    const id = c.req.param("id");
    return c.json({ records: [{ kind: KIND, id, name: await removeTarget(c.var.db, id) }] });
  });
