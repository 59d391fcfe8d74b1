/** The path as routes match it: without regard to case and percent-encoding. Throws a `URIError` for bad encoding. */
export const matchedPath = (pathname: string) =>
  decodeURIComponent(pathname)
    .replace(/\/{2,}/g, "/")
    .toLowerCase();
