import type { Context, MiddlewareHandler } from "hono";
import { href } from "react-router";
import type { AppEnv } from "../app-env";
import { AUTHORISATION_FAILED, NOT_AN_ADMINISTRATOR, SIGN_IN_REQUIRED } from "./rules";
import { type Administrator, type SessionState, validateSession } from "./authentication.server";
import { RefusalWithHeaders } from "../http/errors";
import { Refusal } from "../refusal";
import { secretMatches } from "../secrets/secret-matches";

/** Lets only administrators reach an API group. Throws `Refusal`: `unauthenticated`, `forbidden`, `unavailable`. */
export function requireAdmin(): MiddlewareHandler<AppEnv> {
  return async function requireAdmin(c, next) {
    if (hasApiKey(c)) return next();
    const session = await readSession(c);
    if (session.status === "not_an_administrator")
      throw new RefusalWithHeaders("unauthenticated", NOT_AN_ADMINISTRATOR, { "Set-Cookie": session.cookie });
    if (session.status === "none") throw new Refusal("unauthenticated", SIGN_IN_REQUIRED);
    c.var.scope.administrator = session.administrator;
    await next();
    if (session.cookie) c.header("Set-Cookie", session.cookie, { append: true });
  };
}

/**
 * Stands in front of every page, since routes are matched whatever the case or encoding of an address. Sends whoever is
 * not signed in from a page of the panel to the sign-in page, which says why (`?neden=`) and comes back (`?geri=`).
 * Nothing of the panel is rendered before.
 */
export function requireAdminPage(): MiddlewareHandler<AppEnv> {
  return async function requireAdminPage(c, next) {
    const { scope } = c.var;
    const path = decodeURIComponent(scope.url.pathname)
      .replace(/\/{2,}/g, "/")
      .toLowerCase();
    if (!path.startsWith("/admin/") || path === "/admin/login") return next();
    const session = await readSession(c);
    if (session.status === "signed_in") {
      scope.administrator = session.administrator;
      await next();
      if (session.cookie) c.header("Set-Cookie", session.cookie, { append: true });
      return;
    }
    const query = new URLSearchParams({
      neden: session.status === "none" ? "oturum" : "yetki",
      geri: scope.url.pathname + scope.url.search,
    });
    if (session.status === "not_an_administrator") c.header("Set-Cookie", session.cookie);
    return c.redirect(`${href("/admin/login")}?${query}`);
  };
}

/** Who is signed in. Throws where no guard stands in front. */
export function currentAdministrator(c: Context<AppEnv>): Administrator {
  const { administrator } = c.var.scope;
  if (!administrator) throw new Error("no guard in front of this route");
  return administrator;
}

/** The one path that a key opens too, for monitors without a session. */
function hasApiKey(c: Context<AppEnv>): boolean {
  return c.req.path === "/api/admin/check-settings" && secretMatches(c.req.header("X-API-Key"), c.env.SETTINGS_API_KEY);
}

/** Whose session it is; while that is read, a 503 says so. */
async function readSession(c: Context<AppEnv>): Promise<SessionState> {
  const { unavailable } = c.var;
  c.set("unavailable", AUTHORISATION_FAILED);
  const session = await validateSession(c.var.db, c.var.scope.isSecure, c.req.raw, c.var.now);
  c.set("unavailable", unavailable);
  return session;
}
