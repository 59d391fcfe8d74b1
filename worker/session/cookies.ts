import { parse, serialize } from "hono/utils/cookie";

/** A cookie's name: over HTTPS browsers take one with this prefix from no other host. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** The value of a cookie that a request bears; one that cannot be read counts as none, and spoils no other. */
export const readCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get("Cookie") ?? "", name)[name];

/** The `Set-Cookie` header of a cookie that no script reads and no other site's form sends; `maxAge` in seconds. */
export const httpOnlyCookie = (name: string, value: string, isSecure: boolean, maxAge: number) =>
  serialize(name, value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge });
