/** Cache tag of everything that shows content: a write of content makes all of it stale. */
export const CONTENT = "content";

/** Cache tag of pages of unknown addresses: a redirect may answer these. */
export const UNKNOWN = "unknown";

/** Cache tags besides `CONTENT`. They contain ids, not names: Cloudflare accepts only ASCII. */
export const tags = {
  /** A promotion's page, which lists its comments. */
  comments: (promotionId: string) => `comments:${promotionId}`,
  /** A casino's page, which shows the mean rating of the comments on its promotions. */
  ratings: (casinoId: string) => `ratings:${casinoId}`,
  /** All sizes of an uploaded picture. */
  media: (key: string) => `media:${key}`,
};
