import { linkUrl, normalizeUrl } from "../../../worker/text/url";
import { textLength, wordCount } from "../../../worker/text/visible-text";
import { type Field, lackOf } from "../fields";

/** One point of the list 'Yayına hazır'. */
export interface Point {
  label: string;
  /** What is missing; undefined where nothing is. */
  missing: string | undefined;
  /** Name of the form's field that 'Alana git' focuses. */
  field: string;
}

/** Minimum characters of an excerpt that fills its place in lists and search results. */
const EXCERPT_MIN = 50;

/** Recommended words of a promotion's or casino's description. */
export const DESCRIPTION_WORDS = 50;

const LINK = /<a\b([^>]*)>/gi;
const PICTURE = /<img\b([^>]*)>/gi;

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes)?.[1]?.replaceAll("&amp;", "&").trim() ?? "";
const valuesOf = (html: string, element: RegExp, name: string) =>
  [...html.matchAll(element)].map(([, attributes = ""]) => attribute(attributes, name));

const isBroken = (address: string) => address === "#" || !linkUrl(address);
const isInternal = (address: string, site: string) => /^\/(?!\/)/.test(address) || address.startsWith(`${site}/`);

export const picture = (field: string, address: string | null): Point => ({
  label: "Görsel",
  missing: address ? undefined : "Görsel seçilmedi",
  field,
});

/** Alternative texts of the cover, where there is one, and of pictures in the text. */
export function alternatives(cover: string | null, alt: string | null, html: string, field: string): Point {
  const bare = valuesOf(html, PICTURE, "alt").filter((text) => !text).length;
  const isBare = Boolean(cover) && !alt?.trim();
  const inText = bare > 0 ? `Metindeki ${bare} görselin alternatif metni yok` : undefined;
  return {
    label: "Alternatif metin",
    missing: isBare ? "Görselin alternatif metni yok" : inText,
    field: isBare ? "image_alt" : field,
  };
}

export function excerpt(text: string, field: string, label = "Özet"): Point {
  const length = textLength(text);
  const short = length > 0 ? `${length} karakter; en az ${EXCERPT_MIN} önerilir` : `${label} yazılmadı`;
  return { label, missing: length < EXCERPT_MIN ? short : undefined, field };
}

export function length(html: string, least: number, field: string): Point {
  const words = wordCount(html);
  return {
    label: "Uzunluk",
    missing: words < least ? `${words} kelime; en az ${least} önerilir` : undefined,
    field,
  };
}

/** `site` is the address of the site, where a text should also link to. */
export function links(html: string, field: string, site?: string): Point {
  const addresses = valuesOf(html, LINK, "href");
  const broken = addresses.filter(isBroken).length;
  const isAlone = site !== undefined && !addresses.some((address) => isInternal(address, site));
  return {
    label: "Bağlantılar",
    missing:
      broken > 0
        ? `${broken} bağlantının adresi boş veya bozuk`
        : isAlone
          ? "Sitenin başka bir sayfasına bağlantı yok"
          : undefined,
    field,
  };
}

/** Fields that are all stated. */
export function stated<Name extends string>(
  label: string,
  fields: Record<Name, Field>,
  values: Record<Name, string>,
  names: readonly [Name, ...Name[]],
): Point {
  const unstated = names.filter((name) => !values[name].trim());
  const told = unstated.map((name) => lackOf(fields[name])).join(", ");
  return { label, missing: told ? `Belirtilmeyenler: ${told}` : undefined, field: unstated[0] ?? names[0] };
}

/** Whether the links work: the record's own address is valid, and `inText` holds for its text. */
export const addressed = (field: Field, url: string, inText: Point): Point =>
  normalizeUrl(url) ? inText : { ...inText, missing: `${field.label} boş veya bozuk`, field: "url" };
