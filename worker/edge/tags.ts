/** A page has a tag for everything it shows. Tags contain ids, not names: Cloudflare accepts only ASCII. */
export const tags = {
  promotion: (id: string) => `promotion:${id}`,
  promotionCard: (id: string) => `promotion-card:${id}`,
  /** The id is empty for promotions without a casino. */
  promotionsOf: (casinoId: string) => `promotions-of:${casinoId}`,
  promotions: "promotions",
  newPromotions: "promotions:new",
  updatedPromotions: "promotions:updated",
  casino: (id: string) => `casino:${id}`,
  casinoCard: (id: string) => `casino-card:${id}`,
  casinoName: (id: string) => `casino-name:${id}`,
  casinos: "casinos",
  categoryName: (id: string) => `category-name:${id}`,
  categories: "categories",
  post: (id: string) => `post:${id}`,
  postCard: (id: string) => `post-card:${id}`,
  postName: (id: string) => `post-name:${id}`,
  posts: "posts",
  newPosts: "posts:new",
  comments: (promotionId: string) => `comments:${promotionId}`,
  /** Ratings of all casinos, because a comment does not know its casino. */
  ratings: "ratings",
  page: (id: string) => `page:${id}`,
  footerPages: "footer-pages",
  hero: "hero",
  homeText: "home-text",
  reviewSettings: "review-settings",
  seo: (path: string) => `seo:${path}`,
  siteMap: "site-map",
  splashAds: "splash-ads",
  media: (key: string) => `media:${key}`,
  robots: "robots",
} as const;

/** Every cached response that depends on content has one of these, except images. */
export const ALL_CONTENT = [tags.newPosts, tags.siteMap];

export const promotionCardTags = (rows: { id: string; casino_id: string | null; category_id: string | null }[]) =>
  rows.flatMap(({ id, casino_id, category_id }) => [
    tags.promotionCard(id),
    ...(casino_id ? [tags.casinoName(casino_id)] : []),
    ...(category_id ? [tags.categoryName(category_id)] : []),
  ]);

export const casinoCardTags = (rows: { id: string }[]) => [
  tags.promotions,
  ...rows.map(({ id }) => tags.casinoCard(id)),
];

export const postCardTags = (rows: { id: string }[]) => rows.map(({ id }) => tags.postCard(id));
