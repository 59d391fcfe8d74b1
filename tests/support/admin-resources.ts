import * as schema from "../../db/schema";
import * as inputs from "./inputs";
import type { Table } from "./site";

type Request = [method: string, path: string];
/** A resource under `/api/admin/<path>`: its requests and messages. Paths of requests are relative to it. */
export interface Resource {
  path: string;
  table: Table;
  /** A valid body for adding or editing a record. */
  validInput: () => object;
  /** The message about a record that does not exist. */
  missing: string;
  reads: string[];
  writes: Request[];
  /** Further requests about one record. */
  others?: Request[];
  /** The `Allow` headers of the list and of one record. */
  allowed: [list: string, record: string];
}

const SWITCH: Request[] = [
  ["PUT", "/:id/activation"],
  ["DELETE", "/:id/activation"],
];
const WRITES: Request[] = [
  ["POST", ""],
  ["POST", "/selection"],
  ["PUT", "/:id"],
  ["DELETE", "/:id"],
];
const SINGLE = { writes: [["PUT", "/:id"]] as Request[], allowed: ["GET, HEAD", "PUT"] as [string, string] };
const FULL = { writes: WRITES, allowed: ["GET, HEAD, POST", "GET, HEAD, PUT, DELETE"] as [string, string] };

export const RESOURCES: Resource[] = [
  {
    ...FULL,
    path: "blog",
    table: schema.blog_posts,
    validInput: inputs.postInput,
    missing: "Blog yazısı bulunamadı",
    reads: ["", "/categories", "/:id"],
    others: [
      ["PUT", "/:id/publication"],
      ["DELETE", "/:id/publication"],
    ],
  },
  {
    ...FULL,
    path: "casinos",
    table: schema.casinos,
    validInput: inputs.casinoInput,
    missing: "Casino bulunamadı",
    reads: ["", "/names", "/:id"],
  },
  {
    ...FULL,
    path: "categories",
    table: schema.promotion_categories,
    validInput: inputs.categoryInput,
    missing: "Kategori bulunamadı",
    reads: ["", "/:id"],
    others: SWITCH,
  },
  {
    path: "comments",
    table: schema.promotion_comments,
    validInput: inputs.commentInput,
    missing: "Yorum bulunamadı",
    reads: ["", "/:id"],
    writes: WRITES.slice(1),
    allowed: ["GET, HEAD", "GET, HEAD, PUT, DELETE"],
  },
  {
    ...FULL,
    path: "pages",
    table: schema.pages,
    validInput: inputs.pageInput,
    missing: "Sayfa bulunamadı",
    reads: ["", "/:id"],
  },
  {
    ...FULL,
    path: "promotions",
    table: schema.promotions,
    validInput: inputs.promotionInput,
    missing: "Promosyon bulunamadı",
    reads: ["", "/:id"],
    others: SWITCH,
  },
  {
    ...FULL,
    path: "splash-ads",
    table: schema.splash_ads,
    validInput: inputs.splashAdInput,
    missing: "Splash reklam bulunamadı",
    reads: ["", "/:id"],
    others: SWITCH,
  },
  {
    ...FULL,
    path: "redirects",
    table: schema.redirects,
    validInput: inputs.redirectInput,
    missing: "Yönlendirme bulunamadı",
    reads: ["", "/:id", "/:id/hits"],
    others: SWITCH,
  },
  {
    ...SINGLE,
    path: "profiles",
    table: schema.profiles,
    validInput: inputs.profileInput,
    missing: "Profil bulunamadı",
    reads: ["", "/own", "/:id"],
    allowed: ["GET, HEAD", "GET, HEAD, PUT"],
  },
  {
    ...SINGLE,
    path: "settings/hero",
    table: schema.hero_section,
    validInput: () => ({
      ...inputs.heroInput(),
      sections: schema.HOME_SECTIONS.toReversed().map((id) => ({ id, shown: true })),
    }),
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "settings/content",
    table: schema.settings,
    validInput: inputs.homeTextInput,
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "settings/reviews",
    table: schema.review_settings,
    validInput: inputs.reviewSettingsInput,
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "settings/appearance",
    table: schema.appearance,
    validInput: inputs.appearanceInput,
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "settings/legal",
    table: schema.legal_settings,
    validInput: inputs.legalSettingsInput,
    missing: "Ayarlar bulunamadı",
    reads: ["", "/geo-block"],
  },
  {
    ...SINGLE,
    path: "comment-rules",
    table: schema.comment_rules,
    validInput: inputs.commentRulesInput,
    missing: "Bekletme kuralları bulunamadı",
    reads: ["", "/senders"],
    others: [["DELETE", "/senders/:id"]],
  },
  {
    ...SINGLE,
    path: "seo",
    table: schema.seo_settings,
    validInput: inputs.seoInput,
    missing: "Sayfa bulunamadı",
    reads: [""],
  },
];
