/** An absolute address, or a path for an image of this site; undefined for anything else. */
export function pictureAddress(source: string): string | undefined {
  if (!/^(?:https?:)?\/\/[^/]|^\/(?!\/)/i.test(source)) return undefined;
  try {
    const { origin, pathname, search, hash, href } = new URL(source.replace(/^\/\//, "https://"), location.href);
    return origin === location.origin ? pathname + search + hash : href;
  } catch {
    return undefined;
  }
}
