import { parse, serialize } from "hono/utils/cookie";

export const isHttps = (request: Request) => new URL(request.url).protocol === "https:";

/** With the `__Host-` prefix, which needs HTTPS, browsers accept a cookie from this host only. */
export const cookieName = (name: string, request: Request) => (isHttps(request) ? `__Host-${name}` : name);

export const readCookie = (request: Request, name: string): string | undefined =>
  parse(request.headers.get("Cookie") ?? "", name)[name];

/** The `Set-Cookie` header of `cookieName(name, request)`; `maxAge` in seconds. */
export const httpOnlyCookie = (name: string, value: string, request: Request, maxAge: number) =>
  serialize(cookieName(name, request), value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(request),
    maxAge,
  });
