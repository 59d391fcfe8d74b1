import { scopeKey } from "../../../worker/scope.server";
import type { Route } from "./+types/indexnow-key";
import { textFile } from "./text-file";

/** Serves the IndexNow key file, which proves ownership of the site. */
export function loader({ context }: Route.LoaderArgs) {
  const { INDEXNOW_KEY } = context.get(scopeKey).env;
  if (!INDEXNOW_KEY) return new Response(null, { status: 404 });
  return textFile(INDEXNOW_KEY, "text/plain");
}
