import { href } from "react-router";
import { CONTENT } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import type { Route } from "./+types/robots";
import { textFile } from "./text-file";

export function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /git/",
    "",
    `Sitemap: ${new URL(href("/sitemap.xml"), scope.site.url)}`,
  ];
  scope.cacheInfo.tags.push(CONTENT);
  return textFile(`${lines.join("\n")}\n`, "text/plain");
}
