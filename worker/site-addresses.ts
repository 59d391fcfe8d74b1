interface Segment {
  /** What answers: `pages-and-links`, with which the Worker starts, `panel-api-and-files`, or the static files. */
  by: "pages" | "panel" | "static" | "nobody";
  isPage?: true;
  hasEtag?: true;
  isPrefetched?: true;
  /** Keeps campaign parameters, which elsewhere would only divide the cache. */
  keepsCampaign?: true;
  hidesReferrer?: true;
}

const RECORDS: Segment = { by: "pages", hasEtag: true, isPrefetched: true };
const LIST: Segment = { ...RECORDS, isPage: true };
const FILE: Segment = { by: "panel", hasEtag: true };
const KEPT: Segment = { by: "nobody" };

/** First path segments of the site and the platform, or kept for later; no editor's page gets one as its slug. */
export const SEGMENTS = new Map<string, Segment>([
  ["", LIST],
  [".well-known", FILE],
  ["admin", { by: "panel", hidesReferrer: true }],
  ["api", { by: "panel", keepsCampaign: true }],
  ["assets", { by: "static" }],
  ["blog", LIST],
  ["bonuslar", LIST],
  ["casino", RECORDS],
  ["cdn-cgi", KEPT],
  ["degisenler", { ...LIST, by: "panel" }],
  ["diger", KEPT],
  ["feed", KEPT],
  ["git", { by: "pages", keepsCampaign: true }],
  ["guvenilir-siteler", LIST],
  ["karsilastir", { ...LIST, by: "panel" }],
  ["media", { by: "panel" }],
  ["onizleme", { by: "panel", hidesReferrer: true }],
  ["promotion", { by: "panel", isPrefetched: true }],
  ["sitemap", { ...LIST, by: "panel" }],
  ["yazar", { ...RECORDS, by: "panel" }],
]);

/** Files that the Worker writes. */
export const FILES = [
  ...["/.well-known/security.txt", "/blog/feed.xml", "/bonuslar/feed.xml", "/degisenler/feed.xml"],
  ...["/indexnow.txt", "/robots.txt", "/site.webmanifest", "/sitemap.xml"],
];

/** Addresses of icons, at which the Worker answers with that of the owner. */
export const ICON_FILES = ["/apple-touch-icon.png", "/favicon.ico", "/favicon.svg"] as const;
export type IconFile = (typeof ICON_FILES)[number];

/** Files in `public/`. */
export const STATIC_FILES = [
  ...ICON_FILES,
  ...["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png", "/og.png", "/placeholder.svg"],
];

/** What stands at a path, in any case; that of an unknown segment may be an editor's page. */
export function segmentAt(path: string): Segment {
  if ((ICON_FILES as readonly string[]).includes(path)) return FILE;
  const segment = SEGMENTS.get(path.split("/", 2)[1]?.toLowerCase() ?? "") ?? RECORDS;
  return segment.hasEtag && /\.(xml|txt|webmanifest)$/i.test(path) ? FILE : segment;
}
