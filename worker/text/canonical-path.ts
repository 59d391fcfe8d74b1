/** The path that the site redirects to (P2.4): no double slash, none at the end, the first segment in lower case. */
export const canonicalPath = (pathname: string) =>
  pathname
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1")
    .replace(/^\/[A-Za-z.-]+/, (segment) => segment.toLowerCase());
