/** Bindings and configuration of the Worker; README.md lists each with its default. */
export interface Env {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** In front of the exact counters of sign-in attempts: approximate, but costs no database. */
  SIGN_IN_LIMIT?: RateLimit;
  SITE_NAME: string;
  SITE_URL: string;
  GEO_BLOCK?: string;
  /** `off` lets every page be rendered anew, to measure that. */
  PAGE_CACHE?: string;
  LIBSQL_URL?: string;
  LIBSQL_AUTH_TOKEN?: string;
  LOG_SQL?: string;
  SETTINGS_API_KEY?: string;
  /** Opens `POST /api/functions/publish-blogs-public`; unset, that address is closed. */
  FUNCTIONS_TOKEN?: string;
  INDEXING_URL?: string;
  INDEXING_TOKEN?: string;
  INDEXNOW_KEY?: string;
  INDEXNOW_URL?: string;
  OPENAI_API_KEY?: string;
  OPENAI_MODEL?: string;
  OPENAI_BASE_URL?: string;
  /** Turnstile guards the comment form and attacked accounts where both are set. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
  /** Calls of the text service by one administrator. */
  WRITING_LIMIT?: RateLimit;
}

/** The brand, and the origin of every absolute address, without a slash at its end. */
export interface Site {
  name: string;
  url: string;
}

/** The brand and public address, from configuration alone; the Host header is never trusted. */
export function siteOf(env: Env): Site {
  return { name: env.SITE_NAME || "Bonus Rehberi", url: env.SITE_URL.replace(/\/+$/, "") };
}
