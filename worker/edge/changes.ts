import { tags } from "./tags";

/** A cache tag, and which changes to a table's rows make the pages under it stale. */
export interface Change {
  /** Pattern of the tag: `{column}` is replaced by the row's value, by nothing where that is null. */
  tag: string;
  /** A change to one of these makes the tag stale, as do rows that come and go; none where rows only come and go. */
  columns: string[];
  /** SQL with `{column}`: which rows visitors see; all of them where it is missing. */
  shown?: string;
  /** Set where only rows that come matter, since the pages that show one that goes bear its own tag; or only those that go. */
  only?: "coming" | "going";
  /** Pages that bear the tag, as their routes are written; every page where it says so. */
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
const SITE_MAPS = ["/sitemap", "/sitemap.xml"];

const isOn = "{is_active} = 1";
const isPublished = "{is_published} = 1";

const promotionCard = [
  ...["title", "slug", "short_description", "image_url", "url", "expiry_date", "promotion_code", "is_active"],
  ...["category_id", "category", "casino_id"],
];
const casinoName = ["name", "slug", "logo_url"];
const casinoCard = [...casinoName, "rating", "url", "featured", "is_licensed", "has_24_7_support"];
const postCard = ["slug", "title", "excerpt", "category", "image_url", "published_at"];

/**
 * What a write changes for visitors, by table: the one place from which the tags of pages, the purges of writes and the
 * content version follow. `triggers.ts` makes triggers of it, so that a write by any way counts, in its own transaction.
 */
export const CHANGES: Record<string, Change[]> = {
  promotions: [
    {
      tag: tags.promotion("{id}"),
      columns: [...promotionCard, "description", "html_mark", "terms", "updated_at"],
      pages: [DETAIL],
    },
    { tag: tags.promotionCard("{id}"), columns: promotionCard, pages: [HOME, LIST, DETAIL, CASINO, POST] },
    {
      tag: tags.promotionsOf("{casino_id}"),
      columns: ["casino_id", "is_active", "expiry_date", "created_at"],
      pages: [DETAIL, CASINO],
    },
    {
      tag: tags.promotions,
      columns: ["casino_id", "category_id", "expiry_date", "created_at"],
      shown: isOn,
      pages: [HOME, LIST, CASINOS],
    },
    { tag: tags.newPromotions, columns: ["expiry_date", "created_at"], shown: isOn, only: "coming", pages: [POST] },
    {
      tag: tags.siteMap,
      columns: ["title", "slug", "casino_id", "expiry_date", "created_at", "updated_at"],
      shown: isOn,
      pages: SITE_MAPS,
    },
  ],
  casinos: [
    {
      tag: tags.casino("{id}"),
      columns: [...casinoCard, "description", "html_mark", "licence_authority", "licence_number"],
      pages: [DETAIL, CASINO],
    },
    { tag: tags.casinoCard("{id}"), columns: casinoCard, pages: [HOME, CASINOS] },
    { tag: tags.casinoName("{id}"), columns: casinoName, pages: [HOME, LIST, DETAIL, CASINO, POST] },
    { tag: tags.casinos, columns: ["sort_key"], pages: [HOME, CASINOS] },
    { tag: tags.siteMap, columns: ["name", "slug", "sort_key", "updated_at"], pages: SITE_MAPS },
  ],
  promotion_categories: [
    { tag: tags.categoryName("{id}"), columns: ["name"], pages: [HOME, LIST, DETAIL, CASINO, POST] },
    { tag: tags.categories, columns: ["name", "slug", "sort_key"], shown: isOn, pages: [LIST, "/sitemap"] },
  ],
  promotion_comments: [
    {
      tag: tags.comments("{promotion_id}"),
      columns: ["promotion_id", "user_name", "comment", "rating", "created_at"],
      shown: "{status} = 'published'",
      pages: [DETAIL],
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
          "created_at",
          "updated_at",
        ],
      ],
      shown: isPublished,
      pages: [POST],
    },
    { tag: tags.postCard("{id}"), columns: postCard, shown: isPublished, pages: [HOME, BLOG, POST] },
    { tag: tags.postName("{id}"), columns: ["slug", "title"], shown: isPublished, pages: "every page" },
    { tag: tags.posts, columns: ["published_at"], shown: isPublished, pages: [BLOG] },
    {
      tag: tags.newPosts,
      columns: ["published_at", "category"],
      shown: isPublished,
      only: "coming",
      pages: "every page",
    },
    {
      tag: tags.siteMap,
      columns: ["title", "slug", "published_at", "updated_at"],
      shown: isPublished,
      pages: SITE_MAPS,
    },
  ],
  hero_section: [
    {
      tag: tags.hero,
      columns: ["upper_title", "main_title", "highlighted_text", "description", "button_text", "button_url"],
      pages: [HOME],
    },
  ],
  settings: [{ tag: tags.homeText, columns: ["blog_section_text", "html_mark"], pages: [HOME] }],
  seo_settings: [
    { tag: tags.seo("{page_path}"), columns: ["page_path", "title", "description", "keywords"], pages: "every page" },
  ],
  splash_ads: [
    {
      tag: tags.splashAds,
      columns: ["title", "href", "image_url", "created_at"],
      shown: isOn,
      pages: ["/api/splash-ads"],
    },
  ],
  // An image is served from the trash until it is deleted for good.
  trash: [
    {
      tag: tags.media("{row->>'$.key'}"),
      columns: [],
      shown: "{kind} = 'image'",
      only: "going",
      pages: ["/media/:folder/:file"],
    },
  ],
};
