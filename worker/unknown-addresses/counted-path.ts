import { canonicalPath } from "../text/canonical-path";
import { looksPersonal } from "../visits/personal";

/** In characters, with the query. */
export const PATH_MAX = 200;

/** Dated addresses are no numbers of telephones. */
const DATE = /\/(?:19|20)\d\d\/\d\d?(?:\/\d\d?)?(?=\/)/;

/** An address as it is counted: decoded, cut, without a personal query; undefined for a personal path. */
export function countedPath({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
  const path = readable(canonicalPath(pathname));
  const isPersonal = (address: string) => looksPersonal(address.replace(DATE, ""));
  if (isPersonal(path)) return undefined;
  const whole = path + readable(search.replaceAll("+", " "));
  return [...(isPersonal(whole) ? path : whole)].slice(0, PATH_MAX).join("");
}

/** Decodes what can be decoded. */
const readable = (text: string) =>
  text
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    })
    .normalize("NFC")
    .replace(/\p{C}/gu, "")
    .trim();
