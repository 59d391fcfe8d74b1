import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { readSite } from "../appearance/site.server";
import { valid } from "../http/valid";
import { currentAccount, ownHashes } from "../session/require-admin";
import { readSecondFactor } from "../session/second-factor.server";
import { newTotpSecret, totpAddress } from "../session/totp";
import { secondFactorRules, proofRules } from "./rules";
import { renewRecoveryCodes, turnOff, turnOn } from "./second-factor.server";

/** Nothing is stored before the first code proves that an app has the secret. */
export const secondFactorAdmin = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await readSecondFactor(c.var.db, currentAccount(c).id)))
  .get("/proposal", async (c) => {
    const [secret, { name }] = [newTotpSecret(), await readSite(c.var.scope)];
    return c.json({ secret, address: totpAddress(secret, currentAccount(c).email, name) });
  })
  .put("/", records("account", "second_factor_on"), valid(secondFactorRules), async (c) => {
    const { id } = currentAccount(c);
    return c.json({ id, codes: await turnOn(c.var.db, id, c.req.valid("json"), ownHashes(c), c.var.now) });
  })
  .put("/codes", records("account", "recovery_codes"), valid(proofRules), async (c) => {
    const { id } = currentAccount(c);
    return c.json({ id, codes: await renewRecoveryCodes(c.var.db, id, c.req.valid("json"), ownHashes(c), c.var.now) });
  })
  .post("/removal", records("account", "second_factor_off"), valid(proofRules), async (c) => {
    const { id } = currentAccount(c);
    await turnOff(c.var.db, id, c.req.valid("json"), ownHashes(c), c.var.now);
    return c.json({ id });
  });
