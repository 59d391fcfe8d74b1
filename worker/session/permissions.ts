import type { Role } from "../../db/schema";

/** Minimum role for each path prefix of the panel's API; the longest wins. Other paths need an administrator. */
export const PERMISSIONS: Record<string, Role> = {
  "/account": "editor",
  "/accounts": "admin",
  "/activity": "editor",
  "/blog": "editor",
  "/calendar": "editor",
  "/casinos": "editor",
  "/casinos/:id/postback": "admin",
  "/categories": "editor",
  "/changes": "editor",
  "/check-settings": "admin",
  "/comment-rules": "editor",
  "/comments": "editor",
  "/conversions": "admin",
  "/dashboard": "editor",
  "/earnings": "editor",
  "/first-run": "editor",
  "/first-run/demo": "admin",
  "/form-drafts": "editor",
  "/media": "editor",
  "/names": "editor",
  "/pages": "editor",
  "/preview-links": "editor",
  "/profiles": "editor",
  "/profiles/:id": "admin",
  "/promotions": "editor",
  "/publishing": "editor",
  "/saved-views": "editor",
  "/seo": "editor",
  "/session": "editor",
  "/settings/content": "editor",
  "/settings/hero": "editor",
  "/settings/reviews": "editor",
  "/settings/reviews/:id": "admin",
  "/splash-ads": "editor",
  "/trash": "editor",
  "/verification": "editor",
  "/versions": "editor",
  "/visits": "editor",
  "/writing": "editor",
};

export function permissionOf(route: string): string | undefined {
  for (let path = route; path; path = path.slice(0, path.lastIndexOf("/"))) if (path in PERMISSIONS) return path;
  return undefined;
}

export const neededRole = (route: string): Role => PERMISSIONS[permissionOf(route) ?? ""] ?? "admin";

export const isMiddleware = ({ method, path }: { method: string; path: string }) =>
  method === "ALL" && path.endsWith("/*");
