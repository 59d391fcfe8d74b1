import { PAGE_COLOURS } from "../../../worker/appearance/shown";
import { readSite } from "../../../worker/appearance/site.server";
import { CONTENT } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import type { Route } from "./+types/manifest";
import { textFile } from "./text-file";

const BUILT_IN_ICONS = [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }];

/** Web application manifest (https://www.w3.org/TR/appmanifest/). */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  scope.cacheInfo.tags.push(CONTENT);
  const { name, look } = await readSite(scope);
  const icon = look?.icon;
  const sized = ([192, 512] as const).flatMap((side) =>
    icon ? { src: icon[side], sizes: `${side}x${side}`, type: "image/png" } : [],
  );
  const colour = look?.palette?.light["page"] ?? PAGE_COLOURS.light;
  const manifest = {
    ...{ id: "/", name, short_name: name, lang: "tr", dir: "ltr", start_url: "/", scope: "/", display: "minimal-ui" },
    ...{ theme_color: colour, background_color: colour, icons: icon ? sized : BUILT_IN_ICONS },
  };
  return textFile(JSON.stringify(manifest), "application/manifest+json");
}
