import * as root from "./root";
import * as blog from "./public/blog/blog";
import * as post from "./public/blog/blog-post";
import * as casino from "./public/casinos/casino";
import * as casinos from "./public/casinos/casinos";
import * as changes from "./public/changes/changes";
import * as home from "./public/home/home";
import * as page from "./public/pages/page";
import * as compare from "./public/promotions/compare";
import * as promotion from "./public/promotions/promotion";
import * as promotions from "./public/promotions/promotions";
import * as unknown from "./public/shell/unknown";
import * as unknownLink from "./public/shell/unknown-link";
import * as sitemap from "./public/site-map/sitemap";

export * as entry from "./entry.server";

/** React Router's server build with the public routes only, by route id. */
export const modules = {
  root,
  "public/blog/blog": blog,
  "public/blog/blog-post": post,
  "public/casinos/casino": casino,
  "public/casinos/casinos": casinos,
  "public/changes/changes": changes,
  "public/home/home": home,
  "public/pages/page": page,
  "public/promotions/compare": compare,
  "public/promotions/promotion": promotion,
  "public/promotions/promotions": promotions,
  "public/shell/unknown": unknown,
  "public/shell/unknown-link": unknownLink,
  "public/site-map/sitemap": sitemap,
};
