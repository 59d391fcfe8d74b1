import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { segmentAt } from "../site-addresses";
import { canonicalPath } from "../text/canonical-path";
import { plainPage } from "./plain-page";

const URL_LENGTH_MAX = 4_096;
/** In letters. Each part names a record or a file; a file's key may have 1,024 bytes. */
const PART_LENGTH_MAX = 500;

/** Removed, because the edge's cache key is the whole URL: each value would be cached separately. */
const CAMPAIGN_PARAMETER =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|fbclid|msclkid|ttclid|twclid|yclid|igsh(id)?|li_fat_id|mc_[ce]id|_gl)$/i;

/** A redirect of an address to be written as `path`, which spares old addresses a second hop. */
type Lead = (scope: AppEnv["Variables"]["scope"], path: string, query: string) => Promise<Response | undefined>;

/** Removes a trailing slash and campaign parameters, lower-cases the first segment; refuses unreadable URLs (P2.9). */
export function redirectToCanonicalUrl(lead?: Lead): MiddlewareHandler<AppEnv> {
  return async function redirectToCanonicalUrl(c, next) {
    const { pathname, search } = c.var.scope.url;
    if (pathname.length + search.length > URL_LENGTH_MAX)
      return plainPage(414, "Adres çok uzun", "Bu adres okunamayacak kadar uzun.");
    const path = decoded(pathname);
    if (path === undefined) return plainPage(400, "Geçersiz adres", "Bu adres geçersiz karakterler içeriyor.");
    if (path.split("/").some((part) => part.length > PART_LENGTH_MAX))
      return plainPage(404, "Sayfa bulunamadı", "Aradığınız sayfa burada değil.");
    const tidy = canonicalPath(pathname);
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const query = segmentAt(tidy).keepsCampaign ? search : withoutCampaign(search);
    if (!isRead || tidy + query === pathname + search) return next();
    return (tidy !== pathname && (await lead?.(c.var.scope, tidy, query))) || c.redirect(tidy + query, 301);
  };
}

function withoutCampaign(search: string): string {
  const pairs = search.slice(1).split("&");
  const kept = pairs.filter((pair) => !CAMPAIGN_PARAMETER.test(pair.split("=")[0] ?? ""));
  if (kept.length === pairs.length) return search;
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

const LOCALHOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Redirects with 308, which keeps method and body; not on localhost. */
export function redirectToHttps(): MiddlewareHandler<AppEnv> {
  return async function redirectToHttps(c, next) {
    const { isSecure, site, url } = c.var.scope;
    if (isSecure || !site.url.startsWith("https:") || LOCALHOST.test(url.hostname)) return next();
    return c.redirect(site.url + url.pathname + url.search, 308);
  };
}

function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}
