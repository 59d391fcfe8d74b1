import { canonicalPath } from "../text/canonical-path";

/** Decoded path of an address on `site` (an origin); undefined for other sites, pictures and relative paths. */
export function sitePath(address: string, site: string): string | undefined {
  const given = address.trim();
  const isRooted = /^[/\\](?![/\\])/.test(given);
  if ((!isRooted && !/^https?:/i.test(given)) || !URL.canParse(given, site)) return undefined;
  const { host, pathname, searchParams } = new URL(given, site);
  // Plain http is redirected to https.
  if (host !== new URL(site).host || pathname.startsWith("/media/")) return undefined;
  const path = canonicalPath(pathname);
  const id = path === "/promotion" ? searchParams.get("id") : null;
  return id ? `/promotion/${id}` : decoded(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
