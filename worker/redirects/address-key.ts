/** At the end of a source: all below it. */
export const WILDCARD = "/*";
/** First segments that the site keeps to itself. */
export const CLOSED_SEGMENTS = ["admin", "api", "assets", "cdn-cgi", "git", "media", "onizleme"];
const PARTS_MAX = 50;
const PAIRS_MAX = 20;

/** Unreadable parts stay as they are. */
export const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.toLowerCase();
    }
  });

/** Lower case of no language, where İ loses its dot. */
const folded = (text: string) =>
  decoded(text).normalize("NFC").toLowerCase().replaceAll("i\u0307", "i").normalize("NFC");

const pathKey = (path: string) =>
  folded(`/${path}`)
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");

const pairsOf = (query: string) =>
  query
    .split("&", PAIRS_MAX)
    .filter(Boolean)
    .map((pair) => folded(pair.replaceAll("+", " ")))
    .toSorted();

/** The form in which addresses of any spelling are compared: decoded, NFC, folded, without a slash at its end. */
export function addressKey(address: string): string {
  const [known = ""] = address.split("#", 1);
  const [path = "", ...queries] = known.split("?");
  const query = pairsOf(queries.join("?")).join("&");
  return pathKey(path) + (query && `?${query}`);
}

/** Keys of all rules that answer a path with its query, the most exact first. */
export function keysOf(path: string, query = ""): string[] {
  const key = pathKey(path);
  const pairs = pairsOf(query.replace(/^\?/, ""));
  const queries = pairs.length > 1 ? [pairs.join("&"), ...pairs] : pairs;
  const parts = key
    .split("/", PARTS_MAX + 1)
    .slice(1)
    .filter(Boolean);
  const prefixes = parts.map((_, index) => `/${parts.slice(0, parts.length - index).join("/")}${WILDCARD}`);
  return [...queries.map((one) => `${key}?${one}`), key, ...prefixes];
}

/** Where a rule with this key leads a path: what follows a folder is kept where both addresses end in the wildcard. */
export function targetOf(path: string, key: string, target: string): string {
  if (!key.endsWith(WILDCARD) || !target.endsWith(WILDCARD)) return target;
  const depth = key.split("/").length - 2;
  const rest = path.split("/").filter(Boolean).slice(depth);
  return [target.slice(0, -WILDCARD.length), ...rest].join("/") || "/";
}
