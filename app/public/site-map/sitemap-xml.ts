import { href } from "react-router";
import { postsForSitemap } from "../../../worker/blog/public.server";
import { dayInIstanbul } from "../../../worker/turkish/calendar";
import { casinosForSitemap } from "../../../worker/casinos/public.server";
import { tags } from "../../../worker/edge/tags";
import { pagesForSitemap } from "../../../worker/pages/public.server";
import { promotionsForSitemap } from "../../../worker/promotions/public.server";
import { scopeKey } from "../../../worker/scope.server";
import { promotionAddress } from "../../ui/addresses";
import type { Route } from "./+types/sitemap-xml";
import { readingFile } from "../shell/load-page.server";
import { escapeXml } from "./xml";

/** Maximum number of URLs of each kind; a sitemap may have 50,000 in total. */
const MOST = 15_000;

interface Entry {
  path: string;
  lastmod: string | undefined;
  changefreq: "daily" | "weekly" | "monthly";
  priority: string;
}

function newest(rows: { updated_at: string }[]): string | undefined {
  return rows
    .map((row) => row.updated_at)
    .sort()
    .at(-1);
}

/** XML sitemap with change frequencies and priorities (P10.3). */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { db, site, now } = scope;
  const [casinos, promotions, posts, pages] = await readingFile(
    scope,
    "Bir hata oluştu: Site haritası yüklenemedi",
    () =>
      db.batch([
        casinosForSitemap(db, MOST),
        promotionsForSitemap(db, dayInIstanbul(now), MOST),
        postsForSitemap(db, MOST),
        pagesForSitemap(db, MOST),
      ]),
  );
  const entries: Entry[] = [
    { path: href("/"), lastmod: newest([...casinos, ...promotions, ...posts]), changefreq: "weekly", priority: "1.0" },
    { path: href("/blog"), lastmod: newest(posts), changefreq: "weekly", priority: "0.7" },
    { path: href("/bonuslar"), lastmod: newest(promotions), changefreq: "daily", priority: "0.9" },
    { path: href("/guvenilir-siteler"), lastmod: newest(casinos), changefreq: "weekly", priority: "0.8" },
    ...casinos.map((c) => entry(href("/casino/:casino", { casino: c.slug }), c.updated_at, "weekly", "0.8")),
    ...promotions.map((p) => entry(promotionAddress(p), p.updated_at, "weekly", "0.8")),
    ...posts.map((p) => entry(href("/blog/:post", { post: p.slug }), p.updated_at, "monthly", "0.6")),
    ...pages.map((p) => entry(href("/:page", { page: p.slug }), p.updated_at, "monthly", "0.3")),
  ];
  scope.addCacheTags(tags.siteMap);
  return new Response(toXml(entries, site.url), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function entry(path: string, lastmod: string, changefreq: Entry["changefreq"], priority: string): Entry {
  return { path, lastmod, changefreq, priority };
}

function toXml(entries: Entry[], origin: string): string {
  const urls = entries.map(({ path, lastmod, changefreq, priority }) =>
    [
      "  <url>",
      `    <loc>${escapeXml(new URL(path, origin).href)}</loc>`,
      ...(lastmod ? [`    <lastmod>${lastmod}</lastmod>`] : []),
      `    <changefreq>${changefreq}</changefreq>`,
      `    <priority>${priority}</priority>`,
      "  </url>",
    ].join("\n"),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
