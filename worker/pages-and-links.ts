import { getPath } from "hono/utils/url";
import { addPages, createApp } from "./app";
import { matchedPath } from "./http/matched-path";
import { outbound } from "./outbound/public-api.server";
import { renderPublicPage } from "./public-pages";
import { segmentAt } from "./site-addresses";

export const pagesAndLinks = addPages(createApp().route("/git", outbound), renderPublicPage);

/** Whether `pagesAndLinks` answers. Malformed addresses count as pages, whose app refuses them. */
export function isPage(request: Request): boolean {
  try {
    return segmentAt(matchedPath(getPath(request))).by !== "panel";
  } catch {
    return true;
  }
}
