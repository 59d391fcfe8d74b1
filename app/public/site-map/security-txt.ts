import { href } from "react-router";
import { CONTENT } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import { readSystemSettings } from "../../../worker/system/editing.server";
import { securityText } from "../../../worker/system/security-text";
import type { Route } from "./+types/security-txt";
import { textFile } from "./text-file";

/** Tells researchers whom to write to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, site, now, cacheInfo } = context.get(scopeKey);
  const url = new URL(href("/.well-known/security.txt"), site.url).href;
  const text = securityText(await readSystemSettings(db), url, now);
  cacheInfo.tags.push(CONTENT);
  return text === undefined ? new Response(null, { status: 404 }) : textFile(text, "text/plain");
}
