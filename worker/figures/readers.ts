import { createIsbotFromList, list } from "isbot";

/** Headless browsers count as readers (decision 0008). `sogou` and `|` are also in the names of real browsers. */
const NOT_ALONE = ["headless", "sogou", "\\|"];
const isRobot = createIsbotFromList(list.filter((pattern) => !NOT_ALONE.includes(pattern)));

/** Parentheses with an Android phone's model, such as `Spider 8` or `ID bot 53`; robots add their name elsewhere. */
const MODEL =
  /^(Mozilla\/5\.0) \((?:Linux|Android)(?!.*(?:compatible|-google\/))(?:[^()]|\([^()]*\))*\)(?= (?:AppleWebKit|Gecko)\/)/i;

const PURPOSES = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];

/** Whether a browser asks for a person: no robot, empty agent, HEAD, prefetch or preview. */
export function isReader({ method, headers }: Request): boolean {
  if (method === "HEAD" || PURPOSES.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? "")))
    return false;
  const userAgent = headers.get("User-Agent")?.trim();
  return Boolean(userAgent) && !isRobot(userAgent?.replace(MODEL, "$1 (Linux; Android)"));
}
