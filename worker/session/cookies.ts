import { parse, serialize } from "hono/utils/cookie";

/** With the `__Host-` prefix browsers accept a cookie from this host only. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

export const readCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get("Cookie") ?? "", name)[name];

/** A `Set-Cookie` header; `maxAge` in seconds. */
export const httpOnlyCookie = (name: string, value: string, isSecure: boolean, maxAge: number) =>
  serialize(name, value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure, maxAge });
