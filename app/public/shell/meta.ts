import type { MetaDescriptor } from "react-router";
import type { Shell } from "./shell";

interface PageMeta {
  title?: string | null | undefined;
  description?: string | null;
  keywords?: string | null;
  /** Site-relative canonical path; defaults to the page's path. */
  canonical?: string;
  /** Absolute or site-relative image URL for sharing. */
  image?: string | null;
  type?: "website" | "article";
  noindex?: boolean;
}

const DEFAULT_IMAGE = "/og.png";

/** Title, description, keywords, canonical, Open Graph and Twitter tags. Defaults come from the path's SEO texts. */
export function pageMeta({ site, path, seo }: Shell, page: PageMeta = {}): MetaDescriptor[] {
  const title = page.title || seo.title;
  const description = page.description || seo.description;
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
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}
