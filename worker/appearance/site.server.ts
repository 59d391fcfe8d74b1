import { unavailableIn } from "../../db/unavailable";
import type { Site } from "../env";
import { logError } from "../log";
import type { Scope } from "../scope.server";
import { ownSite, rememberLook } from "./look";
import { lookOfRows, lookQuery } from "./public.server";
import type { Look } from "./shown";

/** Gives the scope its owner's site, and remembers it; without a look, the one that this isolate knows. */
export function applyLook(scope: Scope, look: Look | undefined): Site {
  if (look && !scope.preview) rememberLook(look);
  scope.site = ownSite(scope.site, look);
  return scope.site;
}

/** The owner's site, for answers that are no pages; as last known where the database fails. */
export async function readSite(scope: Scope): Promise<Site> {
  try {
    return applyLook(scope, lookOfRows(await lookQuery(scope.db)));
  } catch (error) {
    if (!unavailableIn(error)) throw error;
    logError(error, scope.requestId);
    scope.cacheInfo.isPartial = true;
    return scope.site;
  }
}
