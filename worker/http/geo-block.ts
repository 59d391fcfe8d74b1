import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { plainPage } from "./plain-page";

/** Answers 451 to visitors from the countries in `GEO_BLOCK` (ISO 3166 codes, separated by commas), except at `exceptPaths`. */
export function geoBlock({ exceptPaths }: { exceptPaths: RegExp }): MiddlewareHandler<AppEnv> {
  return async function geoBlock(c, next) {
    const blocked = (c.env.GEO_BLOCK ?? "")
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const country = c.req.header("CF-IPCountry")?.toUpperCase();
    if (!country || !blocked.includes(country) || exceptPaths.test(c.var.scope.url.pathname)) return next();
    return plainPage(
      451,
      "Bu içerik ülkenizde sunulmuyor",
      "Yasal nedenlerle bu siteyi bulunduğunuz ülkeden görüntüleyemezsiniz.",
    );
  };
}
