import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { onOutage } from "../http/on-outage";
import { limitBody } from "../http/limit-body";
import { jsonOnly, valid } from "../http/valid";
import { signIn } from "./sign-in.server";
import { signInRules } from "./rules";
import { AUTHORISATION_FAILED } from "./sentences";
import { signOut } from "./authentication.server";

export const session = new Hono<AppEnv>()
  .put("/", jsonOnly(), limitBody(), valid(signInRules), async (c) => {
    const cookies = await signIn(c.var.scope, c.req.raw, c.req.valid("json"));
    for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
    return c.body(null, 204);
  })
  .delete("/", onOutage(AUTHORISATION_FAILED), async (c) => {
    const cookie = await signOut(c.var.db, c.req.raw);
    // Not "cookies": the device stays known, and subdomains keep theirs.
    return c.body(null, 204, { "Set-Cookie": cookie, "Clear-Site-Data": '"cache", "storage"' });
  });
