import { MEDIA_PATH } from "./text/variants";
import type { Look } from "./appearance/shown";
import { CURRENCY_CODE, LIRA } from "./text/money";
import { BUILT_IN_NAME } from "./built-in-name";

/** `docs/operations.md` lists each with its default. */
export interface Env {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** The static files, of which the Worker answers for icons. */
  ASSETS?: Fetcher;
  /** Approximate but free, in front of the exact counters in the database. */
  SIGN_IN_LIMIT?: RateLimit;
  LOOKUP_LIMIT?: RateLimit;
  VISIT_LIMIT?: RateLimit;
  SITE_NAME: string;
  SITE_URL: string;
  CURRENCY?: string;
  GEO_BLOCK?: string;
  /** Origin of a public bucket from which visitors load pictures; through the Worker if unset. */
  MEDIA_URL?: string;
  /** `off` for benchmarks. */
  PAGE_CACHE?: string;
  /** `off`: addresses of other sites are not checked. */
  LINK_CHECKS?: string;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
  SETTINGS_API_KEY?: string;
  FUNCTIONS_TOKEN?: string;
  INDEXING_URL?: string;
  INDEXING_TOKEN?: string;
  INDEXNOW_KEY?: string;
  INDEXNOW_URL?: string;
  OPENAI_API_KEY?: string;
  OPENAI_MODEL?: string;
  OPENAI_BASE_URL?: string;
  TELEGRAM_URL?: string;
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
  WRITING_LIMIT?: RateLimit;
}

/**
 * `url` and `media` (prefix of picture keys) have no trailing slash; `currency` is an ISO 4217 code. `name` is that of
 * 'Görünüm' if it has one, else the default.
 */
export interface Site {
  name: string;
  defaultName: string;
  look?: Look | undefined;
  url: string;
  currency: string;
  media: string;
}

/** From configuration alone; the Host header is never trusted. */
export function siteOf(env: Env): Site {
  const currency = env.CURRENCY && CURRENCY_CODE.test(env.CURRENCY) ? env.CURRENCY : LIRA;
  const media = env.MEDIA_URL?.replace(/\/+$/, "") || MEDIA_PATH;
  const name = env.SITE_NAME || BUILT_IN_NAME;
  return { name, defaultName: name, url: env.SITE_URL.replace(/\/+$/, ""), currency, media };
}
