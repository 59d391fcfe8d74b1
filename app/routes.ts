import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { SCREEN_MODULES } from "./admin/screen-modules";

export default [
  index("public/home.tsx"),
  route("bonuslar", "public/promotions.tsx"),
  route("bonuslar/:casino/:promotion", "public/promotion.tsx"),
  route("promotion/:id?", "public/legacy-promotion.ts"),
  route("guvenilir-siteler", "public/casinos.tsx"),
  route("casino/:casino", "public/casino.tsx"),
  route("blog", "public/blog.tsx"),
  route("blog/:post", "public/blog-post.tsx"),
  route("sitemap", "public/sitemap.tsx"),
  route("sitemap.xml", "public/sitemap-xml.ts"),
  route("robots.txt", "public/robots.ts"),
  route("indexnow.txt", "public/indexnow-key.ts"),
  route("admin", "admin/entrance.ts"),
  route("admin/login", "admin/login.tsx"),
  layout("admin/layout.tsx", [
    ...Object.keys(SCREEN_MODULES).map((path) => route(path, "admin/screen.tsx", { id: path })),
    route("admin/*", "admin/unknown.ts"),
  ]),
  route("*", "public/unknown.tsx"),
] satisfies RouteConfig;
