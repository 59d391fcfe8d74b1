import { textFile } from "./text-file";
import { escapeXml } from "./xml";

export interface UrlEntry {
  path: string;
  lastmod: string | undefined;
  changefreq: "daily" | "weekly" | "monthly";
  priority: string;
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

const loc = (path: string, origin: string) => `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;

export function urlSet(entries: UrlEntry[], origin: string): Response {
  const urls = entries.map(({ path, lastmod, changefreq, priority }) =>
    [
      "  <url>",
      `    ${loc(path, origin)}`,
      ...(lastmod ? [`    <lastmod>${lastmod}</lastmod>`] : []),
      `    <changefreq>${changefreq}</changefreq>`,
      `    <priority>${priority}</priority>`,
      "  </url>",
    ].join("\n"),
  );
  const lines = [`<?xml version="1.0" encoding="UTF-8"?>`, `<urlset xmlns="${NAMESPACE}">`, ...urls, "</urlset>"];
  return textFile(`${lines.join("\n")}\n`, "application/xml");
}
