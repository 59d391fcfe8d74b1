import { decoded } from "../redirects/address-key";
import { canonicalPath } from "../text/canonical-path";
import { looksPersonal } from "../visits/personal";

/** In characters, with the query. */
export const PATH_MAX = 200;

/** Dated addresses are no numbers of telephones. */
const DATE = /\/(?:19|20)\d\d\/\d\d?(?:\/\d\d?)?(?=\/)/;

/** An address as it is counted: decoded, cut, without a personal query; undefined for a personal path. */
export function countedPath({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
  const path = readable(canonicalPath(pathname));
  const isPersonal = (address: string) => looksPersonal(decoded(address).replace(DATE, ""));
  if (isPersonal(path)) return undefined;
  const whole = path + readable(search.replaceAll("+", " "));
  return [...(isPersonal(whole) ? path : whole)].slice(0, PATH_MAX).join("");
}

/** Decodes what means the same then. */
const readable = (text: string) =>
  decoded(text.replace(/%(?=2[356b]|3f)/gi, "%25"))
    .normalize("NFC")
    .replace(/\p{C}/gu, "")
    .trim();
