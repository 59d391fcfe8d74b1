import type { Site } from "../../../worker/env";
import { profileAddress } from "../../../worker/records/addresses";
import type { Person } from "../../../worker/records/people.server";
import type { Trail } from "./breadcrumbs";

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

export const absolute = (site: Site, address: string) => new URL(address, site.url).href;

export const webSite = ({ name, url }: Site): Thing => ({ "@type": "WebSite", name, url, inLanguage: "tr" });

/** The site as `Organization`, for the author of posts. */
export const publisher = ({ name, url }: Site): Thing => ({ "@type": "Organization", name, url });

export const person = (site: Site, { name, slug }: Person): Thing => ({
  "@type": "Person",
  name,
  url: absolute(site, profileAddress({ slug })),
});

export const organization = (site: Site): Thing => ({
  ...publisher(site),
  logo: absolute(site, site.look?.icon?.[512] ?? site.look?.logos?.light.address ?? "/apple-touch-icon.png"),
});

export function breadcrumbList(site: Site, { way, here }: Trail, path: string): Thing {
  const crumbs = [...way, { label: here, to: path }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: absolute(site, to),
    })),
  };
}

/** The addresses that a list links to. */
export const itemList = (site: Site, addresses: string[]): Thing => ({
  "@type": "ItemList",
  itemListElement: addresses.map((address, i) => ({
    "@type": "ListItem",
    position: i + 1,
    url: absolute(site, address),
  })),
});
