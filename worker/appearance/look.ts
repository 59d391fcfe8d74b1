import type { Site } from "../env";
import type { Look } from "./shown";

/** Of the last read in this isolate. */
let known: Look | undefined;

export function rememberLook(look: Look): void {
  known = look;
}

/** The site as its owner named it; without a look as this isolate knows it last. */
export function ownSite(site: Site, look: Look | undefined = known): Site {
  return { ...site, look, name: look?.site_name || site.defaultName };
}

/** The name under an author's text: texts of the site itself keep its configured name. */
export const bylineOf = (author: string, { name, defaultName }: Site): string =>
  author === defaultName ? name : author;
