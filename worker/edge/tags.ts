/**
 * Cache tags by what a page shows. A page bears the tags of all it shows; a write makes those stale that `changes.ts`
 * names for its table. Cloudflare takes visible ASCII without commas, so tags hold ids, keys and paths, no names.
 */
export const tags = {
  /** All of a promotion, as its own page shows it. */
  promotion: (id: string) => `promotion:${id}`,
  promotionCard: (id: string) => `promotion-card:${id}`,
  /** Which promotions a casino has; of those without one where the id is empty. */
  promotionsOf: (casinoId: string) => `promotions-of:${casinoId}`,
  /** Which promotions are active, and how many of each category and casino. */
  promotions: "promotions",
  /** That a promotion became active, which may put it among the newest. */
  newPromotions: "promotions:new",
  /** All of a casino, as its own page and those of its promotions show it. */
  casino: (id: string) => `casino:${id}`,
  casinoCard: (id: string) => `casino-card:${id}`,
  /** Name, address and logo, which stand on the cards of its promotions. */
  casinoName: (id: string) => `casino-name:${id}`,
  /** Which casinos there are, and their order. */
  casinos: "casinos",
  categoryName: (id: string) => `category-name:${id}`,
  /** Which categories are active, with their names. */
  categories: "categories",
  /** All of a post, as its own page shows it. */
  post: (id: string) => `post:${id}`,
  postCard: (id: string) => `post-card:${id}`,
  /** Title and address, which stand in the footer of every page. */
  postName: (id: string) => `post-name:${id}`,
  /** Which posts are published, and their order. */
  posts: "posts",
  /** That a post was published, which may put it among the newest. */
  newPosts: "posts:new",
  /** The published comments on a promotion. */
  comments: (promotionId: string) => `comments:${promotionId}`,
  hero: "hero",
  homeText: "home-text",
  /** The SEO texts for a path. */
  seo: (path: string) => `seo:${path}`,
  /** Addresses, titles and dates of all that the site maps list. */
  siteMap: "site-map",
  splashAds: "splash-ads",
  /** A stored image. */
  media: (key: string) => `media:${key}`,
  /** What no record changes. */
  robots: "robots",
} as const;

/** One of these stands on every answer that the edge keeps and that content changes, but for images. */
export const ALL_CONTENT = [tags.newPosts, tags.siteMap, tags.splashAds];

/** Tags of the cards of promotions: of what each takes from its own row, its casino and its category. */
export const promotionCardTags = (rows: { id: string; casino_id: string | null; category_id: string | null }[]) =>
  rows.flatMap(({ id, casino_id, category_id }) => [
    tags.promotionCard(id),
    ...(casino_id ? [tags.casinoName(casino_id)] : []),
    ...(category_id ? [tags.categoryName(category_id)] : []),
  ]);

/** Tags of the cards of casinos, which show how many active promotions each has. */
export const casinoCardTags = (rows: { id: string }[]) => [
  tags.promotions,
  ...rows.map(({ id }) => tags.casinoCard(id)),
];

export const postCardTags = (rows: { id: string }[]) => rows.map(({ id }) => tags.postCard(id));
