import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { SCREEN_MODULES } from "./admin/shell/screen-modules";

export default [
  index("public/home/home.tsx"),
  route("bonuslar", "public/promotions/promotions.tsx"),
  route("bonuslar/feed.xml", "public/promotions/feed-xml.ts"),
  route("bonuslar/:casino/:promotion", "public/promotions/promotion.tsx"),
  route("karsilastir", "public/promotions/compare.tsx"),
  route("degisenler", "public/changes/changes.tsx"),
  route("degisenler/feed.xml", "public/changes/feed-xml.ts"),
  route("promotion/:id?", "public/promotions/legacy-promotion.ts"),
  route("guvenilir-siteler", "public/casinos/casinos.tsx"),
  route("casino/:casino", "public/casinos/casino.tsx"),
  route("blog", "public/blog/blog.tsx"),
  route("blog/feed.xml", "public/blog/feed-xml.ts"),
  route("blog/:post", "public/blog/blog-post.tsx"),
  route("yazar/:person", "public/authors/author.tsx"),
  route("git/*", "public/shell/unknown-link.tsx"),
  route("site.webmanifest", "public/site-map/manifest.ts"),
  route("sitemap", "public/site-map/sitemap.tsx"),
  route("sitemap.xml", "public/site-map/sitemap-xml.ts"),
  route("robots.txt", "public/site-map/robots.ts"),
  route("indexnow.txt", "public/site-map/indexnow-key.ts"),
  route(".well-known/security.txt", "public/site-map/security-txt.ts"),
  route(":page", "public/pages/page.tsx"),
  route("admin", "admin/shell/entrance.ts"),
  route("admin/login", "admin/session/login.tsx"),
  layout("admin/shell/layout.tsx", [
    ...Object.keys(SCREEN_MODULES).map((path) => route(path, "admin/shell/screen.tsx", { id: path })),
    route("admin/*", "admin/shell/unknown.ts"),
  ]),
  route("*", "public/shell/unknown.tsx"),
] satisfies RouteConfig;
