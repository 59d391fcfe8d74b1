import type { MetaDescriptor } from "react-router";
import { BUILT_IN_NAME } from "../../../worker/built-in-name";
import type { Site } from "../../../worker/env";
import { excerpt } from "../../../worker/text/visible-text";
import { CHANGES_FEED, POSTS_FEED, PROMOTIONS_FEED } from "../site-map/atom";
import type { Trail } from "./breadcrumbs";
import type { Shell } from "./shell";
import { breadcrumbList, type Thing } from "./structured-data";

/** What messengers show beside a link: a JPEG or PNG of at most `SHARED_BYTES_MAX`. */
export interface SharedPicture {
  /** Site-relative. */
  address: string;
  width: number;
  height: number;
  type: string;
  /** What it shows; left out if nobody said it. */
  alt?: string | null;
}

interface PageMeta {
  title?: string | null | undefined;
  description?: string | null | undefined;
  keywords?: string | null;
  /** Site-relative canonical path; defaults to the page's path. */
  canonical?: string;
  /** That of the site if left out. */
  picture?: SharedPicture | undefined;
  type?: "website" | "article";
  /** When a post was published and last changed (ISO 8601, UTC). */
  times?: { published: string; modified: string };
  noindex?: boolean;
  /** For paged lists, whose later pages have their own titles. */
  list?: { name: string; page: number };
  trail?: Trail;
  /** Structured data, beside that of the trail; not for pages with `noindex`. */
  things?: Thing[];
}

/** A text as a description for search engines. */
export const metaDescription = (text: string) => excerpt(text, 160);

const OWN_CARD = { address: "/og.png", width: 1200, height: 630, type: "image/png" };

/** The site's own picture: its icon, else the built-in card, which shows the built-in name. */
function pictureOf({ name, look }: Site): SharedPicture | undefined {
  if (look?.icon) return { address: look.icon[512], width: 512, height: 512, type: "image/png", alt: name };
  return name === BUILT_IN_NAME ? { ...OWN_CARD, alt: name } : undefined;
}

/**
 * Title, description, keywords, canonical and Open Graph tags, which Twitter reads too, structured data. Defaults come
 * from the path's SEO texts.
 */
export function pageMeta(shell: Shell, page: PageMeta = {}): MetaDescriptor[] {
  const { site, path, seo } = shell;
  const further = page.list && page.list.page > 1 ? { ...page.list, label: `Sayfa ${page.list.page}` } : undefined;
  const title = further ? [further.name, further.label, site.name].join(" - ") : page.title || seo.title;
  const ownDescription = page.description || seo.description;
  const description = further ? `${further.label}: ${ownDescription}` : ownDescription;
  const url = new URL(page.canonical ?? path, site.url).href;
  const picture = page.picture ?? pictureOf(site);
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: page.keywords || seo.keywords },
    { name: "robots", content: page.noindex ? "noindex" : "max-image-preview:large" },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: page.type ?? "website" },
    ...articleTimes(page.times),
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "tr_TR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(picture ? shown(picture, site) : []),
    { name: "twitter:card", content: picture && picture.width > picture.height ? "summary_large_image" : "summary" },
    ...feedLinks(path),
    ...structuredData(shell, page),
  ];
}

const shown = ({ address, type, width, height, alt }: SharedPicture, site: Site): MetaDescriptor[] => [
  { property: "og:image", content: new URL(address, site.url).href },
  { property: "og:image:type", content: type },
  { property: "og:image:width", content: `${width}` },
  { property: "og:image:height", content: `${height}` },
  ...(alt ? [{ property: "og:image:alt", content: alt }] : []),
];

function articleTimes(times: PageMeta["times"]): MetaDescriptor[] {
  if (!times) return [];
  const { published, modified } = times;
  return [
    { property: "article:published_time", content: published },
    ...(modified > published ? [{ property: "article:modified_time", content: modified }] : []),
  ];
}

/** Links to feeds, on the list of each feed, the pages under it and home. */
const feedLinks = (path: string): MetaDescriptor[] =>
  [PROMOTIONS_FEED, POSTS_FEED, CHANGES_FEED]
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
