import { BUILT_IN_NAME } from "../built-in-name";
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

/** Texts of the site itself keep the name that it had by configuration, or the built-in one. */
export const isSiteAuthor = (author: string, { name, defaultName }: Site): boolean =>
  [name, defaultName, BUILT_IN_NAME].includes(author);

/** The name under an author's text. */
export const bylineOf = (author: string, site: Site): string => (isSiteAuthor(author, site) ? site.name : author);
