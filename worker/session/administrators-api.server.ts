import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNREAD } from "../catalogue";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { administratorOf } from "../http/require-admin";
import { valid } from "../http/valid";
import {
  administrators,
  changePassword,
  createAdministrator,
  isAdministrator,
  removeAdministrator,
} from "./administrators.server";
import { Refusal } from "../http/errors";
import { countAttempt, forgiveAttempt } from "./attempts.server";
import { deviceHash } from "./devices.server";
import { newCredentials, newPassword, refuseGuessable } from "./new-password.server";
import { currentSessionHash } from "./session.server";

/** `/api/admin/administrators`: list, add, remove; `PUT /password` changes one's own. */
export const administratorsAdmin = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { db, requestId } = c.var.scope;
    const rows = await readOrRefuse(async () => administrators(db), UNREAD.administrators, requestId);
    return c.json({ rows, self: administratorOf(c).id });
  })
  .post("/", valid(newCredentials), async (c) => {
    const { db, now, requestId, site } = c.var.scope;
    const { email, password } = c.req.valid("json");
    refuseGuessable(password, email, site.name);
    const sentence = "Bu e-posta zaten bir yöneticiye ait";
    if (await readOrRefuse(() => isAdministrator(db, email), UNCHANGED.administrators, requestId))
      throw new Refusal("conflict", sentence, { fields: { email: sentence } });
    const made = await writeOrRefuse(
      () => createAdministrator(db, email, password, now),
      UNCHANGED.administrators,
      requestId,
    );
    return c.json(made, 201);
  })
  .put("/password", valid(newPassword), async (c) => {
    const { db, isSecure, now, requestId, site } = c.var.scope;
    const input = c.req.valid("json");
    const own = currentSessionHash(db, isSecure, c.req.raw);
    const { id, email } = administratorOf(c);
    refuseGuessable(input.password, email, site.name);
    await writeOrRefuse(
      async () => {
        await countAttempt(db, { known: own }, now);
        await changePassword(db, id, input, { session: own, device: deviceHash(c.req.raw, isSecure) }, now);
        await forgiveAttempt(db, { known: own }, now);
      },
      UNCHANGED.administrators,
      requestId,
    );
    return c.body(null, 204);
  })
  .delete("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    await writeOrRefuse(
      () => removeAdministrator(db, c.req.param("id"), administratorOf(c).id),
      UNCHANGED.administrators,
      requestId,
    );
    return c.body(null, 204);
  });
