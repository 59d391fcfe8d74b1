import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { readSite } from "../appearance/site.server";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { currentAccount, ownHashes } from "../session/require-admin";
import { newPassword, refuseGuessable } from "./new-password.server";
import { changeName, changePassword, endAllSessions, endSession, ownSessions } from "./own-account.server";
import { nameRules } from "./rules";
import { secondFactorAdmin } from "./second-factor-admin-api.server";

export const ownAccountAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.account, write: CHANGE_FAILED.account }))
  .get("/", (c) => c.json(currentAccount(c)))
  .put("/", records("account", "edit"), valid(nameRules), async (c) => {
    const { id } = currentAccount(c);
    const { name } = c.req.valid("json");
    await changeName(c.var.db, id, name, c.var.now);
    return c.json({ id, name });
  })
  .put("/password", records("account", "password"), valid(newPassword), async (c) => {
    const { id, email } = currentAccount(c);
    refuseGuessable(c.req.valid("json").password, email, (await readSite(c.var.scope)).name);
    await changePassword(c.var.db, id, c.req.valid("json"), ownHashes(c), c.var.now);
    return c.json({ id });
  })
  .route("/second-factor", secondFactorAdmin)
  .get("/sessions", async (c) => c.json(await ownSessions(c.var.db, currentAccount(c).id, ownHashes(c), c.var.now)))
  .delete("/sessions", records("account", "sign_out"), async (c) => {
    const { id } = currentAccount(c);
    await endAllSessions(c.var.db, id);
    return c.json({ id });
  })
  .delete("/sessions/:session", records("account", "sign_out"), async (c) => {
    const { id } = currentAccount(c);
    await endSession(c.var.db, id, c.req.param("session"));
    return c.json({ id });
  });
