import type { MetaDescriptor } from "react-router";
import { POSTS_FEED, PROMOTIONS_FEED } from "../site-map/atom";
import type { Trail } from "./breadcrumbs";
import type { Shell } from "./shell";
import { breadcrumbList, type Thing } from "./structured-data";

interface PageMeta {
  title?: string | null | undefined;
  description?: string | null;
  keywords?: string | null;
  /** Site-relative canonical path; defaults to the page's path. */
  canonical?: string;
  /** Absolute or site-relative image URL for sharing. */
  image?: string | null;
  /** What the image shows. */
  imageAlt?: string | null;
  type?: "website" | "article";
  noindex?: boolean;
  /** For paged lists, whose later pages have their own titles. */
  list?: { name: string; page: number };
  trail?: Trail;
  /** Structured data, beside that of the trail; not for pages with `noindex`. */
  things?: Thing[];
}

const DEFAULT_IMAGE = "/og.png";

/**
 * Title, description, keywords, canonical, Open Graph and Twitter tags, structured data. Defaults come from the path's
 * SEO texts.
 */
export function pageMeta(shell: Shell, page: PageMeta = {}): MetaDescriptor[] {
  const { site, path, seo } = shell;
  const further = page.list && page.list.page > 1 ? { ...page.list, label: `Sayfa ${page.list.page}` } : undefined;
  const title = further ? [further.name, further.label, site.name].join(" - ") : page.title || seo.title;
  const ownDescription = page.description || seo.description;
  const description = further ? `${further.label}: ${ownDescription}` : ownDescription;
  const url = new URL(page.canonical ?? path, site.url).href;
  const image = new URL(page.image && URL.canParse(page.image, site.url) ? page.image : DEFAULT_IMAGE, site.url).href;
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: page.keywords || seo.keywords },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "tr_TR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    ...(page.image && page.imageAlt ? [{ property: "og:image:alt", content: page.imageAlt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...feedLinks(path),
    ...structuredData(shell, page),
  ];
}

/** Links to feeds, on the list of each feed, the pages under it and home. */
const feedLinks = (path: string): MetaDescriptor[] =>
  [PROMOTIONS_FEED, POSTS_FEED]
    .filter(({ of }) => path === "/" || path === of || path.startsWith(`${of}/`))
    .map(({ title, address }) => ({
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title,
      href: address,
    }));

/** One script for all things of a page; React Router escapes it. */
function structuredData({ site, path }: Shell, { trail, things = [], noindex }: PageMeta): MetaDescriptor[] {
  const all = trail ? [breadcrumbList(site, trail, path), ...things] : things;
  if (noindex || all.length === 0) return [];
  return [{ "script:ld+json": { "@context": "https://schema.org", "@graph": all } }];
}
