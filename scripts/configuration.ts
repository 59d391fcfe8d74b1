import { CURRENCY_CODE } from "../worker/text/money";
import { CommandError } from "./command-error";

/** Secrets are sent in headers: printable ASCII without spaces. */
const TOKEN = /^[\x21-\x7e]+$/;
const SECRETS = ["FUNCTIONS_TOKEN", "SETTINGS_API_KEY", "INDEXING_TOKEN", "LIBSQL_AUTH_TOKEN", "OPENAI_API_KEY"];
/** Minimum length of `FUNCTIONS_TOKEN`, which lets callers in without a session. */
const TOKEN_MIN = 16;
/** Format of the IndexNow protocol. */
const INDEXNOW_KEY = /^[A-Za-z0-9-]{8,128}$/;
const TURNSTILE = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"];

type Values = Record<string, string | undefined>;

/** Throws a `CommandError` with one sentence for each invalid value. `alsoSet` names values that are set elsewhere. */
export function checkConfiguration(values: Values, alsoSet: string[] = []): void {
  const { SITE_URL, MEDIA_URL, CURRENCY, GEO_BLOCK, INDEXNOW_KEY: key, FUNCTIONS_TOKEN } = values;
  const isHalfSet = TURNSTILE.filter((name) => values[name] || alsoSet.includes(name)).length === 1;
  const wrong = [
    !isOrigin(SITE_URL) &&
      `SITE_URL must be the origin of a site, e.g. https://example.com (now: ${SITE_URL || "empty"}).`,
    MEDIA_URL &&
      !isOrigin(MEDIA_URL) &&
      `MEDIA_URL must be the origin of the bucket, e.g. https://media.example.com (now: ${MEDIA_URL}).`,
    CURRENCY &&
      !CURRENCY_CODE.test(CURRENCY) &&
      `CURRENCY must be a code of ISO 4217, e.g. TRY or EUR (now: ${CURRENCY}).`,
    !areCountries(GEO_BLOCK) &&
      `GEO_BLOCK must be a list of two-letter country codes, e.g. DE, NL (now: ${GEO_BLOCK}).`,
    key && !INDEXNOW_KEY.test(key) && "INDEXNOW_KEY must be 8–128 letters, digits and hyphens.",
    ...SECRETS.map(
      (name) => values[name] && !TOKEN.test(values[name]) && `${name} must be printable ASCII without spaces.`,
    ),
    FUNCTIONS_TOKEN &&
      FUNCTIONS_TOKEN.length < TOKEN_MIN &&
      `FUNCTIONS_TOKEN must have at least ${TOKEN_MIN} characters.`,
    ...["INDEXING_URL", "INDEXNOW_URL", "OPENAI_BASE_URL"].map(
      (name) => values[name] && !isWebAddress(values[name]) && `${name} must be an http(s) URL.`,
    ),
    isHalfSet && `${TURNSTILE.join(" and ")} must be set together.`,
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
  if (wrong.length > 0) throw new CommandError(wrong.join("\n"));
}

/** Whether an address is missing or only this machine reaches it: canonical links and the site map are made of it. */
export const isLocalAddress = (url?: string) =>
  !url || /^(localhost|127\..*|\[::1\])$/.test(parsed(url)?.hostname ?? "");

/** Parses a port number. Throws a `CommandError` when it is invalid. */
export function portOf(text = "8787"): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new CommandError(`PORT must be a number from 1 to 65535 (now: ${text}).`);
}

function isOrigin(text = ""): boolean {
  const url = parsed(text);
  return isWebAddress(text) && url?.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && parsed(text) !== undefined;

function parsed(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

const areCountries = (text = "") =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((code) => /^[A-Za-z]{2}$/.test(code));
