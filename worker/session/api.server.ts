import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientAddress } from "../http/client-address";
import { writeOrRefuse } from "../http/deadline";
import { jsonOnly, smallBody, valid } from "../http/valid";
import { refuseFlood } from "./flood.server";
import { AUTHORISATION_FAILED, credentials, SIGN_IN_BROKE } from "./rules";
import { signIn, signOut } from "./session.server";

/** `PUT /api/session` `{ email, password }` signs in, `DELETE /api/session` signs out; both answer 204 with the cookie. */
export const session = new Hono<AppEnv>()
  .put("/", jsonOnly(), smallBody(), valid(credentials), async (c) => {
    const { db, isSecure, now, requestId } = c.var.scope;
    const input = c.req.valid("json");
    await refuseFlood(c.env, c.req.raw);
    const cookie = await writeOrRefuse(
      () => signIn(db, isSecure, input, clientAddress(c.req.raw), now),
      SIGN_IN_BROKE,
      requestId,
    );
    return c.body(null, 204, { "Set-Cookie": cookie });
  })
  .delete("/", async (c) => {
    const { db, isSecure, requestId } = c.var.scope;
    const cookie = await writeOrRefuse(() => signOut(db, isSecure, c.req.raw), AUTHORISATION_FAILED, requestId);
    return c.body(null, 204, { "Set-Cookie": cookie });
  });
