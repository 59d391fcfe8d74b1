import type { MetaDescriptor } from "react-router";
import { CHANGES_FEED, POSTS_FEED, PROMOTIONS_FEED } from "../site-map/atom";
import type { Trail } from "./breadcrumbs";
import type { Shell } from "./shell";
import { breadcrumbList, type Thing } from "./structured-data";

interface Upload {
  width: number;
  height: number;
  type: string;
}

interface PageMeta {
  title?: string | null | undefined;
  description?: string | null | undefined;
  keywords?: string | null;
  /** Site-relative canonical path; defaults to the page's path. */
  canonical?: string;
  /** Absolute or site-relative image URL for sharing. */
  image?: string | null;
  /** What the image shows. */
  imageAlt?: string | null;
  /** Size and type of an uploaded image. */
  upload?: Upload | undefined;
  type?: "website" | "article";
  noindex?: boolean;
  /** For paged lists, whose later pages have their own titles. */
  list?: { name: string; page: number };
  trail?: Trail;
  /** Structured data, beside that of the trail; not for pages with `noindex`. */
  things?: Thing[];
}

const DEFAULT_IMAGE = { address: "/og.png", upload: { width: 1200, height: 630, type: "image/png" } };

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
  const own = page.image && URL.canParse(page.image, site.url) ? page.image : undefined;
  const image = new URL(own ?? DEFAULT_IMAGE.address, site.url).href;
  const imageAlt = own ? page.imageAlt : site.name;
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
    ...uploadMeta(own ? page.upload : DEFAULT_IMAGE.upload),
    ...(imageAlt ? [{ property: "og:image:alt", content: imageAlt }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...feedLinks(path),
    ...structuredData(shell, page),
  ];
}

const uploadMeta = (upload: Upload | undefined): MetaDescriptor[] =>
  upload
    ? [
        { property: "og:image:type", content: upload.type },
        { property: "og:image:width", content: `${upload.width}` },
        { property: "og:image:height", content: `${upload.height}` },
      ]
    : [];

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
