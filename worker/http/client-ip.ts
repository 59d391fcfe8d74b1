/** From Cloudflare's header, which clients cannot forge. IPv6 is cut to the /64 of one subscriber. */
export function clientIp(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "local";
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  return mapped ?? (address.includes(":") ? networkOf(address) : address);
}

function networkOf(address: string): string {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const [before, after] = [head.split(":").filter(Boolean), tail.split(":").filter(Boolean)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

export const visitorOf = (request: Request) => ({
  address: clientIp(request),
  userAgent: request.headers.get("User-Agent") ?? "",
});
