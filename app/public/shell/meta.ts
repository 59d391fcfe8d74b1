import type { MetaDescriptor } from "react-router";
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
  /** The site's card if left out. */
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
  const picture: SharedPicture = page.picture ?? { ...OWN_CARD, alt: site.name };
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
    { property: "og:image", content: new URL(picture.address, site.url).href },
    { property: "og:image:type", content: picture.type },
    { property: "og:image:width", content: `${picture.width}` },
    { property: "og:image:height", content: `${picture.height}` },
    ...(picture.alt ? [{ property: "og:image:alt", content: picture.alt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...feedLinks(path),
    ...structuredData(shell, page),
  ];
}

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
