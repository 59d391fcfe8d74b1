import type { Role } from "../../db/schema";
import { Refusal } from "../refusal";
import { ADMINISTRATORS_ONLY, EDITORS_ONLY } from "./sentences";

/** Minimum role for a route of the panel's API, or for a path prefix; the longest wins. Others need an administrator. */
export const PERMISSIONS: Record<string, Role> = {
  "/account": "writer",
  "/accounts": "admin",
  "/activity": "editor",
  "/blog": "editor",
  "DELETE /blog/:id": "writer",
  "GET /blog": "writer",
  "GET /blog/:id": "writer",
  "POST /blog": "writer",
  "PUT /blog/:id": "writer",
  "/blog/:id/notes": "writer",
  "/blog/:id/notes/:note": "editor",
  "/blog/categories": "writer",
  "/calendar": "editor",
  "/casinos": "editor",
  "/casinos/:id/postback": "admin",
  "/categories": "editor",
  "/changes": "writer",
  "/check-settings": "admin",
  "/comment-rules": "editor",
  "/comments": "editor",
  "/conversions": "admin",
  "/dashboard": "editor",
  "/dashboard/counts": "writer",
  "/dashboard/work": "writer",
  "/earnings": "editor",
  "/first-run": "editor",
  "/first-run/demo": "admin",
  "/form-drafts": "writer",
  "/media": "editor",
  "GET /media": "writer",
  "POST /media/:folder": "writer",
  "/names": "writer",
  "/notifications": "admin",
  "/pages": "editor",
  "/preview-links": "editor",
  "/profiles": "editor",
  "/profiles/:id": "admin",
  "/promotions": "editor",
  "/publishing": "editor",
  "/redirects": "admin",
  "/saved-views": "writer",
  "/seo": "editor",
  "/session": "writer",
  "/settings/appearance": "admin",
  "/settings/content": "editor",
  "/settings/hero": "editor",
  "/settings/legal": "admin",
  "/settings/reviews": "editor",
  "/settings/reviews/:id": "admin",
  "/splash-ads": "editor",
  "/system": "admin",
  "/trash": "editor",
  "/unknown-addresses": "admin",
  "/verification": "editor",
  "/versions": "writer",
  "/visits": "editor",
  "/writing": "editor",
};

const RANKS: Record<Role, number> = { writer: 0, editor: 1, admin: 2 };

/** Throws `Refusal("forbidden")` if a role may do less than the needed one. */
export function requireRole(role: Role, needed: Role): void {
  if (RANKS[role] >= RANKS[needed]) return;
  throw new Refusal("forbidden", role === "writer" ? EDITORS_ONLY : ADMINISTRATORS_ONLY);
}

interface Route {
  method: string;
  /** Relative to the panel's API. */
  path: string;
}

export function permissionOf({ method, path: route }: Route): string | undefined {
  if (`${method} ${route}` in PERMISSIONS) return `${method} ${route}`;
  for (let path = route; path; path = path.slice(0, path.lastIndexOf("/"))) if (path in PERMISSIONS) return path;
  return undefined;
}

export const neededRole = (route: Route): Role => PERMISSIONS[permissionOf(route) ?? ""] ?? "admin";

export const isMiddleware = ({ method, path }: Route) => method === "ALL" && path.endsWith("/*");
