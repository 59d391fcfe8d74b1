import { SHORT_POST_WORDS } from "../../../worker/blog/rules";
import { normalizeUrl } from "../../../worker/text/url";
import { alternatives, excerpt, length, links, picture, type Point, stated } from "./readiness-points";

/** Recommended words of a promotion's or casino's description. */
const DESCRIPTION_WORDS = 50;
const PAGE_WORDS = 100;

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
    stated("Şartlar", [
      { field: "wagering", name: "çevrim", text: promotion.wagering },
      { field: "min_deposit", name: "en az yatırım", text: promotion.min_deposit },
      { field: "terms", name: "şart metni", text: promotion.terms },
    ]),
  ];
}

interface CasinoTexts {
  logo_url: string;
  url: string;
  description: string;
  review: Record<string, { score: string }>;
  licence_number: string;
  owner: string;
  payment_methods: string;
  withdrawal_time: string;
}

/** The alternative text of a logo is the casino's name. */
export function casinoReadiness({ logo_url, url, description, review, ...profile }: CasinoTexts): Point[] {
  const inText = links(description, "description");
  const [unrated] = Object.entries(review).find(([, { score }]) => !score.trim()) ?? [];
  return [
    picture("logo_url", logo_url),
    alternatives(null, null, description, "description"),
    normalizeUrl(url) ? inText : { ...inText, missing: "Site URL boş veya bozuk", field: "url" },
    length(description, DESCRIPTION_WORDS, "description"),
    {
      label: "Değerlendirme",
      missing: unrated ? "Bütün ölçütler puanlanmadı" : undefined,
      field: `review.${unrated ?? "licence"}.score`,
    },
    stated("Künye", [
      { field: "owner", name: "sahibi", text: profile.owner },
      { field: "licence_number", name: "lisans numarası", text: profile.licence_number },
      { field: "payment_methods", name: "ödeme yöntemleri", text: profile.payment_methods },
      { field: "withdrawal_time", name: "çekim süresi", text: profile.withdrawal_time },
    ]),
  ];
}

interface PageTexts {
  content: string;
  seo_description: string;
}

export const pageReadiness = ({ content, seo_description }: PageTexts): Point[] => [
  alternatives(null, null, content, "content"),
  excerpt(seo_description, "seo_description", "SEO Açıklaması"),
  links(content, "content"),
  length(content, PAGE_WORDS, "content"),
];
