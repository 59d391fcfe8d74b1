import { formatNumber } from "../../../worker/text/money";
import { formatDay } from "../shell/dates";
import type { ActivityEntry } from "./entry";

type Shown = (value: string) => string;

const amount =
  (unit: string): Shown =>
  (value) =>
    `${formatNumber(Number(value))} ${unit}`;
const quoted: Shown = (value) => `“${value}”`;

/** Values up to this length are told, longer ones only said to have changed. */
const TOLD_MAX = 40;
const CHANGES_MAX = 2;

/** A field, or one of a kind, as the object of a sentence, and how its values are told; without that only that it changed. */
const fieldsOf = (unit: string): Record<string, [object: string, shown?: Shown]> => ({
  title: ["başlığını", quoted],
  name: ["adını", quoted],
  slug: ["adresini", quoted],
  url: ["bağlantısını"],
  casino_id: ["casinosunu"],
  category: ["kategorisini", quoted],
  description: ["açıklamasını"],
  terms: ["şartlarını"],
  promotion_code: ["kodunu", (value) => value],
  expiry_date: ["son gününü", formatDay],
  image_url: ["görselini"],
  image_alt: ["görselinin metnini"],
  image_focus: ["görselinin odak noktasını"],
  is_active: ["durumunu", (value) => (value === "1" ? "aktif" : "pasif")],
  bonus_percent: ["bonus oranını", (value) => `%${value}`],
  loss_percent: ["kayıp iadesini", (value) => `%${value}`],
  max_bonus: ["üst sınırını", amount(unit)],
  fixed_bonus: ["bonus tutarını", amount(unit)],
  free_spins: ["dönüş sayısını", (value) => value],
  spin_value: ["dönüş değerini", amount(unit)],
  steps: ["kademe sayısını", (value) => value],
  min_deposit: ["en az yatırımını", amount(unit)],
  wagering: ["çevrimini", (value) => `${value}x`],
  wagering_base: ["çevrim temelini"],
  valid_days: ["süresini", (value) => `${value} gün`],
  max_bet: ["en yüksek bahsini", amount(unit)],
  max_cashout: ["en çok çekimini", amount(unit)],
  games: ["oyunlarını", quoted],
  new_customers_only: ["üyelik şartını"],
  excerpt: ["özetini"],
  content: ["metnini"],
  seo_title: ["SEO başlığını"],
  seo_description: ["SEO açıklamasını"],
  seo_keywords: ["anahtar kelimelerini"],
  publish_at: ["yayın zamanını"],
  logo_url: ["logosunu"],
  featured: ["öne çıkarılmasını"],
  review: ["değerlendirmesini"],
  rating: ["puanını", (value) => value.replace(".", ",")],
  standing: ["durumunu"],
  standing_reason: ["gerekçesini"],
  pros: ["artılarını"],
  cons: ["eksilerini"],
  owner: ["sahibini", quoted],
  founded_year: ["kuruluş yılını", (value) => value],
  is_licensed: ["lisansını"],
  licence_authority: ["lisans kurumunu", quoted],
  licence_number: ["lisans numarasını", (value) => value],
  payment_methods: ["ödeme yöntemlerini"],
  withdrawal_time: ["çekim süresini", quoted],
  in_footer: ["alt menüdeki yerini"],
  verdict: ["kısa hükmünü", quoted],
  has_24_7_support: ["desteğini"],
  upper_title: ["üst başlığını", quoted],
  main_title: ["ana başlığını", quoted],
  highlighted_text: ["vurgulanan metnini", quoted],
  button_text: ["buton metnini", quoted],
  button_url: ["buton bağlantısını", quoted],
  sections: ["bölümlerini"],
  pinned_promotions: ["sabitlenen promosyonlarını"],
  pinned_casinos: ["sabitlenen sitelerini"],
  pinned_posts: ["öne çıkan yazılarını"],
  blog_section_text: ["blog bölümünün metnini"],
  "seo.title": ["SEO başlığını", quoted],
  "seo.description": ["SEO açıklamasını"],
  "seo.keywords": ["anahtar kelimelerini"],
});

/** What an edit did: 'çevrimini 15x → 33x yaptı, açıklamasını değiştirdi'; empty where nothing of it is told. */
export function changesSentence({ kind, changes }: Pick<ActivityEntry, "kind" | "changes">, unit: string): string {
  const fields = fieldsOf(unit);
  const told = changes.flatMap(({ field, from, to }) => {
    const [object, shown] = fields[`${kind}.${field}`] ?? fields[field] ?? [];
    if (!object) return [];
    const isShort = [from, to].every((value) => (value ?? "").length <= TOLD_MAX);
    if (!shown || !isShort) return `${object} değiştirdi`;
    const [old, next] = [from, to].map((value) => (value ? shown(value) : "boş"));
    return `${object} ${old} → ${next} yaptı`;
  });
  const more = told.length - CHANGES_MAX;
  return `${told.slice(0, CHANGES_MAX).join(", ")}${more > 0 ? ` ve ${more} alanı daha değiştirdi` : ""}`;
}

/** Whether an edit changed a field that is told. */
export const tellsChanges = (entry: Pick<ActivityEntry, "kind" | "changes">) => changesSentence(entry, "") !== "";
