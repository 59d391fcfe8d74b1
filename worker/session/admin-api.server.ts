import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { currentAccount } from "./require-admin";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import {
  administrators,
  changePassword,
  createAdministrator,
  isAdministrator,
  removeAdministrator,
} from "./administrators.server";
import { Refusal } from "../refusal";
import { newCredentials, newPassword, refuseGuessable } from "./new-password.server";
import { currentHashes } from "./authentication.server";

const TAKEN = "Bu e-posta zaten bir yöneticiye ait";

export const administratorsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.administrators, write: CHANGE_FAILED.administrators }))
  .get("/", async (c) => c.json({ rows: await administrators(c.var.db), self: currentAccount(c).id }))
  .post("/", valid(newCredentials), async (c) => {
    const { email, password } = c.req.valid("json");
    refuseGuessable(password, email, c.var.scope.site.name);
    if (await isAdministrator(c.var.db, email)) throw new Refusal("conflict", TAKEN, { fields: { email: TAKEN } });
    return c.json(await createAdministrator(c.var.db, email, password, c.var.now), 201);
  })
  .put("/password", valid(newPassword), async (c) => {
    const { db, now, scope } = c.var;
    const { id, email } = currentAccount(c);
    const own = currentHashes(db, scope.isSecure, c.req.raw);
    refuseGuessable(c.req.valid("json").password, email, scope.site.name);
    await changePassword(db, id, c.req.valid("json"), own, now);
    return c.body(null, 204);
  })
  .delete("/:id", async (c) => {
    await removeAdministrator(c.var.db, c.req.param("id"), currentAccount(c).id);
    return c.body(null, 204);
  });
