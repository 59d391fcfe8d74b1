import { SHORT_POST_WORDS } from "../../../worker/blog/rules";
import { isLocalUrl, normalizeUrl } from "../../../worker/text/url";
import { visibleLength, wordCount } from "../../../worker/text/visible-text";

/** One point of the list 'Yayına hazır'. */
export interface Point {
  label: string;
  /** What is missing; undefined where nothing is. */
  missing: string | undefined;
  /** The field to go to. */
  field: string;
}

/** Recommended words of a promotion's or casino's description. */
const DESCRIPTION_WORDS = 50;
/** Of an excerpt, which lists and search results show. */
const EXCERPT_MIN = 50;

const LINK = /<a\b([^>]*)>/gi;
const PICTURE = /<img\b([^>]*)>/gi;

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(attributes)?.[1]?.replaceAll("&amp;", "&").trim() ?? "";
const valuesOf = (html: string, element: RegExp, name: string) =>
  [...html.matchAll(element)].map(([, attributes = ""]) => attribute(attributes, name));

const isBroken = (address: string) => address === "#" || !(isLocalUrl(address) || normalizeUrl(address));
const isInternal = (address: string, site: string) => /^\/(?!\/)/.test(address) || address.startsWith(`${site}/`);

const picture = (field: string, address: string | null): Point => ({
  label: "Görsel",
  missing: address ? undefined : "Görsel seçilmedi",
  field,
});

/** Alternative texts of the cover, where there is one, and of pictures in the text. */
function alternatives(cover: string | null, alt: string | null, html: string, field: string): Point {
  const bare = valuesOf(html, PICTURE, "alt").filter((text) => !text).length;
  const isBare = Boolean(cover) && !alt?.trim();
  const inText = bare > 0 ? `Metindeki ${bare} görselin alternatif metni yok` : undefined;
  return {
    label: "Alternatif metin",
    missing: isBare ? "Görselin alternatif metni yok" : inText,
    field: isBare ? "image_alt" : field,
  };
}

function excerpt(text: string, field: string): Point {
  const length = visibleLength(text);
  const short = length > 0 ? `${length} karakter; en az ${EXCERPT_MIN} önerilir` : "Özet yazılmadı";
  return { label: "Özet", missing: length < EXCERPT_MIN ? short : undefined, field };
}

function length(html: string, least: number, field: string): Point {
  const words = wordCount(html);
  return {
    label: "Uzunluk",
    missing: words < least ? `${words} kelime; en az ${least} önerilir` : undefined,
    field,
  };
}

/** `site` is the address of the site, where a text should also link to. */
function links(html: string, field: string, site?: string): Point {
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

interface PostTexts {
  image_url: string;
  image_alt: string;
  excerpt: string;
  content: string;
}

export const postReadiness = (post: PostTexts, site: string): Point[] => [
  picture("image_url", post.image_url),
  alternatives(post.image_url, post.image_alt, post.content, "content"),
  excerpt(post.excerpt, "excerpt"),
  links(post.content, "content", site),
  length(post.content, SHORT_POST_WORDS, "content"),
];

interface PromotionTexts {
  image_url: string;
  image_alt: string;
  short_description: string;
  full_description: string;
  url: string;
  terms: string;
  wagering: string;
  min_deposit: string;
}

export function promotionReadiness(promotion: PromotionTexts): Point[] {
  const { image_url, full_description, url } = promotion;
  const inText = links(full_description, "full_description");
  return [
    picture("image_url", image_url),
    alternatives(image_url, promotion.image_alt, full_description, "full_description"),
    excerpt(promotion.short_description, "short_description"),
    normalizeUrl(url) ? inText : { ...inText, missing: "Promosyon URL boş veya bozuk", field: "url" },
    length(`${promotion.short_description} ${full_description}`, DESCRIPTION_WORDS, "full_description"),
    terms(promotion),
  ];
}

function terms({ wagering, min_deposit, terms: lines }: PromotionTexts): Point {
  const unstated = [
    { field: "wagering", name: "çevrim", text: wagering },
    { field: "min_deposit", name: "en az yatırım", text: min_deposit },
    { field: "terms", name: "şart metni", text: lines },
  ].filter(({ text }) => !text.trim());
  return {
    label: "Şartlar",
    missing: unstated.length > 0 ? `Belirtilmeyenler: ${unstated.map(({ name }) => name).join(", ")}` : undefined,
    field: unstated[0]?.field ?? "terms",
  };
}

interface CasinoTexts {
  logo_url: string;
  url: string;
  description: string;
  review: Record<string, { score: string }>;
}

export function casinoReadiness({ logo_url, url, description, review }: CasinoTexts): Point[] {
  const inText = links(description, "description");
  const [unrated] = Object.entries(review).find(([, { score }]) => !score.trim()) ?? [];
  return [
    picture("logo_url", logo_url),
    normalizeUrl(url) ? inText : { ...inText, missing: "Site URL boş veya bozuk", field: "url" },
    length(description, DESCRIPTION_WORDS, "description"),
    {
      label: "Değerlendirme",
      missing: unrated ? "Bütün ölçütler puanlanmadı" : undefined,
      field: `review.${unrated ?? "licence"}.score`,
    },
  ];
}
