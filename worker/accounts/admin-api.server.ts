import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { readSite } from "../appearance/site.server";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { Refusal } from "../refusal";
import { currentAccount } from "../session/require-admin";
import { removeSecondFactor } from "../session/second-factor.server";
import {
  changeRole,
  createAccount,
  givePassword,
  hasAccount,
  listAccounts,
  namesByEmail,
  otherAccount,
  removeAccount,
} from "./accounts.server";
import { givenPassword, newAccount, refuseGuessable } from "./new-password.server";
import { endAllSessions } from "./own-account.server";
import { roleRules } from "./rules";

const TAKEN = "Bu e-posta zaten bir hesaba ait";

export const accountsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.accounts, write: CHANGE_FAILED.account }))
  .get("/", async (c) => c.json({ rows: await listAccounts(c.var.db), self: currentAccount(c).id }))
  .post("/", records("account", "add_role"), valid(newAccount), async (c) => {
    const { db, now, scope } = c.var;
    const input = c.req.valid("json");
    refuseGuessable(input.password, input.email, (await readSite(scope)).name);
    if (await hasAccount(db, input.email)) throw new Refusal("conflict", TAKEN, { fields: { email: TAKEN } });
    return c.json(await createAccount(db, input, now), 201);
  })
  .put("/:id/role", records("account", "make_role"), valid(roleRules), async (c) => {
    await changeRole(c.var.db, c.req.param("id"), c.req.valid("json").role, currentAccount(c).id, c.var.now);
    return c.body(null, 204);
  })
  .put("/:id/password", records("account", "password"), valid(givenPassword), async (c) => {
    const [{ db, now, scope }, id, { password }] = [c.var, c.req.param("id"), c.req.valid("json")];
    const { email } = await otherAccount(db, id, currentAccount(c).id);
    refuseGuessable(password, email, (await readSite(scope)).name);
    await givePassword(db, id, password, now);
    return c.body(null, 204);
  })
  .delete("/:id/sessions", records("account", "sign_out"), async (c) => {
    const id = c.req.param("id");
    await otherAccount(c.var.db, id, currentAccount(c).id);
    await endAllSessions(c.var.db, id);
    return c.body(null, 204);
  })
  .delete("/:id/second-factor", records("account", "second_factor_off"), async (c) => {
    const id = c.req.param("id");
    await otherAccount(c.var.db, id, currentAccount(c).id);
    await c.var.db.batch(removeSecondFactor(c.var.db, id));
    return c.body(null, 204);
  })
  .delete("/:id", records("account", "delete"), async (c) => {
    await removeAccount(c.var.db, c.req.param("id"), currentAccount(c).id, c.var.now);
    return c.body(null, 204);
  });

export const namesAdmin = new Hono<AppEnv>().get("/", onOutage(READ_FAILED.names), async (c) =>
  c.json(await namesByEmail(c.var.db)),
);
