import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { href } from "react-router";
import type { AppEnv } from "../app-env";
import { AUTHORISATION_FAILED, NOT_AN_ADMINISTRATOR, SIGN_IN_REQUIRED } from "./sentences";
import {
  type Account,
  currentHashes,
  type OwnHashes,
  type SessionState,
  validateSession,
} from "./authentication.server";
import { isMiddleware, neededRole, requireRole } from "./permissions";
import { matchedPath } from "../http/matched-path";
import type { Edit } from "../records/revision.server";
import { Refusal } from "../refusal";
import { secretMatches } from "../secrets/secret-matches";

/** Answers name the role, which the panel follows. Throws `Refusal`: `unauthenticated`, `unavailable`. */
export function requireAdmin(): MiddlewareHandler<AppEnv> {
  return async function requireAdmin(c, next) {
    if (hasApiKey(c)) return next();
    const session = await readSession(c);
    if (session.status === "not_an_administrator")
      throw new Refusal("unauthenticated", NOT_AN_ADMINISTRATOR, { headers: { "Set-Cookie": session.cookie } });
    if (session.status === "none") throw new Refusal("unauthenticated", SIGN_IN_REQUIRED);
    c.var.scope.account = session.account;
    await next();
    c.header("X-Account-Role", session.account.role);
    if (session.cookie) c.header("Set-Cookie", session.cookie, { append: true });
  };
}

/** Stands behind `requireAdmin`. Throws `Refusal("forbidden")` for routes that need a role which the account lacks. */
export function requirePermission(base: string): MiddlewareHandler<AppEnv> {
  return async function requirePermission(c, next) {
    // None for an unknown address, which answers 404 or 405.
    const route = matchedRoutes(c).find((matched) => matched.path.startsWith(`${base}/`) && !isMiddleware(matched));
    const role = route && neededRole({ ...route, path: route.path.slice(base.length) });
    if (role && !hasApiKey(c)) requireRole(currentAccount(c).role, role);
    if (role) c.set("role", role);
    return next();
  };
}

/** Stands behind `requireAdmin`. Throws `Refusal("forbidden")`. */
export function requireEditor(): MiddlewareHandler<AppEnv> {
  return async function requireEditor(c, next) {
    requireRole(currentAccount(c).role, "editor");
    return next();
  };
}

/** Runs for every path of its app, since routes match in any case and encoding. */
export function requireAdminPage(): MiddlewareHandler<AppEnv> {
  return async function requireAdminPage(c, next) {
    const { scope } = c.var;
    const path = matchedPath(scope.url.pathname);
    if (!path.startsWith("/admin/") || path === "/admin/login") return next();
    const session = await readSession(c);
    if (session.status === "signed_in") {
      scope.account = session.account;
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

export function currentAccount(c: Context<AppEnv>): Account {
  const { account } = c.var.scope;
  if (!account) throw new Error("no guard in front of this route");
  return account;
}

export const ownHashes = ({ var: { db }, req }: Context<AppEnv>): OwnHashes => currentHashes(db, req.raw);

/** Author, time, site and id of what a request changes. */
export function editOf(c: Context<AppEnv>): Edit {
  const change = c.var.change ?? crypto.randomUUID();
  c.set("change", change);
  return { now: c.var.now, by: currentAccount(c).email, site: c.var.scope.site.url, change };
}

/** For monitors, which have no session. */
function hasApiKey(c: Context<AppEnv>): boolean {
  return c.req.path === "/api/admin/check-settings" && secretMatches(c.req.header("X-API-Key"), c.env.SETTINGS_API_KEY);
}

async function readSession(c: Context<AppEnv>): Promise<SessionState> {
  const { unavailable } = c.var;
  c.set("unavailable", AUTHORISATION_FAILED);
  const session = await validateSession(c.var.db, c.req.raw, c.var.now);
  c.set("unavailable", unavailable);
  return session;
}
