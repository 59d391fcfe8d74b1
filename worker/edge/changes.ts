import { tags } from "./tags";

export interface Change {
  /** `{column}` is replaced by the row's value, also in `visible`, the SQL condition for public rows. */
  tag: string;
  /** Updates of these columns make the tag stale; inserts and deletes always do, unless `only` excludes them. */
  columns: string[];
  visible?: string;
  only?: "added" | "removed";
  pages: string[] | "every page";
}

const [HOME, LIST, DETAIL, CASINOS, CASINO, BLOG, POST] = [
  "/",
  "/bonuslar",
  "/bonuslar/:casino/:promotion",
  "/guvenilir-siteler",
  "/casino/:casino",
  "/blog",
  "/blog/:post",
] as const;
const [PROMOTIONS_FEED, POSTS_FEED] = ["/bonuslar/feed.xml", "/blog/feed.xml"];
const SITE_MAPS = ["/sitemap", "/sitemap.xml", "/:file.xml", PROMOTIONS_FEED, POSTS_FEED];

const isOn = "{is_active} = 1";
const isPublished = "{is_published} = 1";

const promotionCard = [
  ...[
    "title",
    "slug",
    "short_description",
    "image_url",
    "image_focus",
    "url",
    "expiry_date",
    "promotion_code",
    "is_active",
  ],
  ...["category_id", "category", "casino_id"],
  ...["bonus_percent", "loss_percent", "max_bonus", "fixed_bonus", "free_spins", "spin_value", "steps"],
  ...["min_deposit", "wagering", "valid_days", "max_cashout"],
];
const furtherTerms = ["wagering_base", "max_bet", "games", "new_customers_only"];
const casinoName = ["name", "slug", "logo_url", "rating", "score", "standing", "standing_reason"];
const casinoCard = [...casinoName, "url", "featured", "is_licensed", "has_24_7_support"];
const casinoProfile = [
  ...["description", "html_mark", "licence_authority", "licence_number", "review", "pros", "cons", "payment_methods"],
  ...["withdrawal_time", "founded_year", "owner", "last_verified_at"],
];
const postCard = ["slug", "title", "excerpt", "category", "image_url", "image_focus", "published_at"];

/** By table. Page tags, purges and the content version derive from it; `triggers.ts` generates the triggers. */
export const CHANGES: Record<string, Change[]> = {
  promotions: [
    {
      tag: tags.promotion("{id}"),
      columns: [
        ...promotionCard,
        ...furtherTerms,
        "description",
        "html_mark",
        "terms",
        "updated_at",
        "image_alt",
        "last_verified_at",
        "term_history",
      ],
      pages: [DETAIL],
    },
    {
      tag: tags.promotionCard("{id}"),
      columns: promotionCard,
      pages: [HOME, LIST, PROMOTIONS_FEED, DETAIL, CASINO, POST],
    },
    {
      tag: tags.promotionsOf("{casino_id}"),
      columns: ["casino_id", "is_active", "expiry_date", "created_at"],
      pages: [DETAIL, CASINO],
    },
    {
      tag: tags.promotions,
      columns: ["casino_id", "category_id", "expiry_date", "created_at", "wagering"],
      visible: isOn,
      pages: [HOME, LIST, CASINOS],
    },
    { tag: tags.updatedPromotions, columns: ["updated_at"], visible: isOn, pages: [HOME] },
    { tag: tags.newPromotions, columns: ["expiry_date", "created_at"], visible: isOn, only: "added", pages: [POST] },
    {
      tag: tags.siteMap,
      columns: ["title", "slug", "casino_id", "expiry_date", "created_at", "updated_at"],
      visible: isOn,
      pages: SITE_MAPS,
    },
  ],
  casinos: [
    {
      tag: tags.casino("{id}"),
      columns: [...casinoCard, ...casinoProfile],
      pages: [DETAIL, CASINO],
    },
    { tag: tags.casinoCard("{id}"), columns: casinoCard, pages: [HOME, CASINOS] },
    { tag: tags.casinoName("{id}"), columns: casinoName, pages: [HOME, LIST, PROMOTIONS_FEED, DETAIL, CASINO, POST] },
    { tag: tags.casinos, columns: ["sort_key", "standing"], pages: [HOME, CASINOS] },
    { tag: tags.promotions, columns: ["standing"], pages: [HOME, LIST, CASINOS] },
    { tag: tags.promotionsOf("{id}"), columns: ["standing"], pages: [DETAIL, CASINO] },
    { tag: tags.newPromotions, columns: ["standing"], pages: [POST] },
    { tag: tags.splashAds, columns: ["slug", "url"], visible: "{standing} = 'not_recommended'", pages: "every page" },
    { tag: tags.siteMap, columns: ["name", "slug", "sort_key", "updated_at"], pages: SITE_MAPS },
  ],
  promotion_categories: [
    { tag: tags.categoryName("{id}"), columns: ["name"], pages: [HOME, LIST, PROMOTIONS_FEED, DETAIL, CASINO, POST] },
    {
      tag: tags.categories,
      columns: ["name", "slug", "description", "sort_key"],
      visible: isOn,
      pages: [LIST, "/sitemap"],
    },
  ],
  promotion_comments: [
    {
      tag: tags.comments("{promotion_id}"),
      columns: ["promotion_id", "user_name", "comment", "rating", "created_at", "reply", "replied_at"],
      visible: "{status} = 'published'",
      pages: [DETAIL],
    },
    {
      tag: tags.ratings,
      columns: ["promotion_id", "rating"],
      visible: "{status} = 'published'",
      pages: [CASINO],
    },
  ],
  blog_posts: [
    {
      tag: tags.post("{id}"),
      columns: [
        ...postCard,
        ...[
          "content",
          "html_mark",
          "author",
          "seo_title",
          "seo_description",
          "seo_keywords",
          "image_alt",
          "created_at",
          "updated_at",
        ],
      ],
      visible: isPublished,
      pages: [POST],
    },
    { tag: tags.postCard("{id}"), columns: postCard, visible: isPublished, pages: [HOME, BLOG, POSTS_FEED, POST] },
    { tag: tags.postName("{id}"), columns: ["slug", "title"], visible: isPublished, pages: "every page" },
    { tag: tags.posts, columns: ["published_at"], visible: isPublished, pages: [BLOG] },
    {
      tag: tags.newPosts,
      columns: ["published_at", "category"],
      visible: isPublished,
      only: "added",
      pages: "every page",
    },
    {
      tag: tags.siteMap,
      columns: ["title", "slug", "published_at", "updated_at"],
      visible: isPublished,
      pages: SITE_MAPS,
    },
  ],
  pages: [
    {
      tag: tags.page("{id}"),
      columns: [
        ...["title", "slug", "content", "html_mark", "seo_title", "seo_description", "seo_keywords", "updated_at"],
      ],
      pages: ["/:page"],
    },
    {
      tag: tags.footerPages,
      columns: ["title", "slug", "created_at"],
      visible: "{in_footer} = 1",
      pages: "every page",
    },
    { tag: tags.siteMap, columns: ["title", "slug", "created_at", "updated_at"], pages: SITE_MAPS },
  ],
  hero_section: [
    {
      tag: tags.hero,
      columns: [
        ...["upper_title", "main_title", "highlighted_text", "description", "button_text", "button_url"],
        ...["sections", "pinned_promotions", "pinned_casinos", "pinned_posts"],
      ],
      pages: [HOME],
    },
  ],
  settings: [{ tag: tags.homeText, columns: ["blog_section_text", "html_mark"], pages: [HOME] }],
  review_settings: [
    {
      tag: tags.reviewSettings,
      columns: ["weights", "promotion_days", "casino_days"],
      pages: [DETAIL, CASINO, "/:page"],
    },
  ],
  seo_settings: [
    { tag: tags.seo("{page_path}"), columns: ["page_path", "title", "description", "keywords"], pages: "every page" },
  ],
  splash_ads: [
    {
      tag: tags.splashAds,
      columns: ["title", "href", "image_url", "created_at"],
      visible: isOn,
      pages: "every page",
    },
  ],
  // Images stay available while they are in the trash.
  trash: [
    {
      tag: tags.media("{row->>'$.key'}"),
      columns: [],
      visible: "{kind} = 'image'",
      only: "removed",
      pages: ["/media/:folder/:file"],
    },
    {
      tag: tags.media("{row->>'$.former_key'}"),
      columns: [],
      visible: "{kind} = 'image' AND {row->>'$.former_key'} IS NOT NULL",
      only: "removed",
      pages: ["/media/:folder/:file"],
    },
  ],
};
