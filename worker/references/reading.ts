import { Parser } from "htmlparser2";
import type { ReferenceType } from "../../db/schema";
import { outsideAddress } from "./outside-address";
import { sitePath } from "./site-path";

/** Texts of a record; missing ones are empty. */
export interface Referring {
  picture: string;
  alt: string;
  html: string;
  card: string;
  links: string[];
  /** Addresses that it cites outside of its text. */
  cited: string[];
}

export interface Reference {
  type: ReferenceType;
  target: string;
  lacks_alt: boolean;
}

const REFERENCES_MAX = 500;
/** For an operator, a check of a tracking address would be a click. */
const PLACEHOLDER = /\{\w+\}/;
const PICTURES = /\/media\/([\w-]+\/[\w-]+\.(?:png|jpg|gif|webp))/g;

export const keysIn = (text: string) => [...text.matchAll(PICTURES)].map(([, key = ""]) => key);

/** Uploaded pictures, links within the site and links to other sites in a record, each once. */
export function referencesOf({ picture, alt, html, card, links, cited }: Referring, site: string): Reference[] {
  const found = new Map<string, Reference>();
  const add = (type: Reference["type"], target: string, lacks_alt = false) => {
    const known = found.get(`${type} ${target}`);
    found.set(`${type} ${target}`, { type, target, lacks_alt: lacks_alt || (known?.lacks_alt ?? false) });
  };
  const addLink = (address: string, type: "destination" | "outside") => {
    const path = sitePath(address, site);
    if (path !== undefined) return add("link", path);
    const outside = outsideAddress(address, site);
    if (outside !== undefined && !found.has(`destination ${outside}`)) add(type, outside);
  };
  for (const link of links) if (!PLACEHOLDER.test(link)) addLink(link, "destination");
  for (const link of cited) addLink(link, "outside");
  for (const key of keysIn(picture)) add("picture", key, !alt.trim());
  for (const key of keysIn(html + card)) add("picture", key);
  const parser = new Parser({
    onopentag(name, { src = "", alt = "", href = "" }) {
      if (name === "img") for (const key of keysIn(src)) add("picture", key, !alt.trim());
      if (name === "a") addLink(href, "outside");
    },
  });
  parser.end(html);
  return [...found.values()].slice(0, REFERENCES_MAX);
}
