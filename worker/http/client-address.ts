/** The visitor's network address as Cloudflare saw it; headers a client can write itself are not read. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "local";
}
