import * as schema from "../../db/schema";
import * as inputs from "./inputs";
import type { Table } from "./resource";

type Request = [method: string, path: string];
/** A resource under `/api/admin/<path>`: who may ask what of it, and what it says. Paths of requests follow its own. */
export interface Resource {
  path: string;
  table: Table;
  /** The body that adds or edits a record. */
  good: () => object;
  /** The sentence about a record that is gone. */
  missing: string;
  reads: string[];
  writes: Request[];
  /** Further requests about one record. */
  others?: Request[];
  /** Methods of the list and of one record. */
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
    good: inputs.postInput,
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
    good: inputs.casinoInput,
    missing: "Casino bulunamadı",
    reads: ["", "/names", "/:id"],
  },
  {
    path: "categories",
    table: schema.promotion_categories,
    good: inputs.categoryInput,
    missing: "Kategori bulunamadı",
    reads: ["", "/:id"],
    writes: WRITES,
    others: SWITCH,
    allowed: ["GET, HEAD, POST", "GET, HEAD, PUT, DELETE"],
  },
  {
    path: "comments",
    table: schema.promotion_comments,
    good: inputs.commentInput,
    missing: "Yorum bulunamadı",
    reads: ["", "/:id"],
    writes: WRITES.slice(1),
    allowed: ["GET, HEAD", "GET, HEAD, PUT, DELETE"],
  },
  {
    ...FULL,
    path: "promotions",
    table: schema.promotions,
    good: inputs.promotionInput,
    missing: "Promosyon bulunamadı",
    reads: ["", "/:id"],
    others: SWITCH,
  },
  {
    ...FULL,
    path: "splash-ads",
    table: schema.splash_ads,
    good: inputs.splashAdInput,
    missing: "Splash reklam bulunamadı",
    reads: ["", "/:id"],
    others: SWITCH,
  },
  {
    ...SINGLE,
    path: "settings/hero",
    table: schema.hero_section,
    good: inputs.heroInput,
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "settings/content",
    table: schema.settings,
    good: inputs.homeTextInput,
    missing: "Ayarlar bulunamadı",
    reads: [""],
  },
  {
    ...SINGLE,
    path: "seo",
    table: schema.seo_settings,
    good: inputs.seoInput,
    missing: "Sayfa bulunamadı",
    reads: [""],
  },
];
