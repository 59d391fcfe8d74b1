import { formatNumber } from "../../../worker/text/money";
import type { CommentStatus } from "../../../worker/comments/states";
import { STATES } from "../comments/states";
import { formatDay, formatMoment } from "../shell/dates";
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

type Field = [label: string, object: string, shown?: Shown];

export type Change = Pick<ActivityEntry["changes"][number], "field" | "from" | "to">;

interface Changed<Of extends Change = Change> {
  kind?: string;
  changes: Of[];
}

/** A field, or one of a kind, also as the object of a sentence, and how its values are told; without that only that it changed. */
const fieldsOf = (unit: string): Record<string, Field> => ({
  title: ["Başlık", "başlığını", quoted],
  name: ["Ad", "adını", quoted],
  slug: ["Adres", "adresini", quoted],
  url: ["Bağlantı", "bağlantısını"],
  casino_id: ["Casino", "casinosunu"],
  category: ["Kategori", "kategorisini", quoted],
  description: ["Açıklama", "açıklamasını"],
  terms: ["Şartlar", "şartlarını"],
  promotion_code: ["Kod", "kodunu", (value) => value],
  expiry_date: ["Bitiş tarihi", "son gününü", formatDay],
  image_url: ["Görsel", "görselini"],
  image_alt: ["Görselin metni", "görselinin metnini"],
  image_focus: ["Görselin odak noktası", "görselinin odak noktasını"],
  is_active: ["Durum", "durumunu", (value) => (value === "1" ? "aktif" : "pasif")],
  bonus_percent: ["Bonus oranı", "bonus oranını", (value) => `%${value}`],
  loss_percent: ["Kayıp iadesi", "kayıp iadesini", (value) => `%${value}`],
  max_bonus: ["Üst sınır", "üst sınırını", amount(unit)],
  fixed_bonus: ["Bonus tutarı", "bonus tutarını", amount(unit)],
  free_spins: ["Dönüş sayısı", "dönüş sayısını", (value) => value],
  spin_value: ["Dönüş değeri", "dönüş değerini", amount(unit)],
  steps: ["Kademe sayısı", "kademe sayısını", (value) => value],
  min_deposit: ["En az yatırım", "en az yatırımını", amount(unit)],
  wagering: ["Çevrim", "çevrimini", (value) => `${value}x`],
  wagering_base: ["Çevrim temeli", "çevrim temelini"],
  valid_days: ["Süre", "süresini", (value) => `${value} gün`],
  max_bet: ["En yüksek bahis", "en yüksek bahsini", amount(unit)],
  max_cashout: ["En çok çekim", "en çok çekimini", amount(unit)],
  games: ["Oyunlar", "oyunlarını", quoted],
  new_customers_only: ["Üyelik şartı", "üyelik şartını"],
  excerpt: ["Özet", "özetini"],
  content: ["Metin", "metnini"],
  seo_title: ["SEO başlığı", "SEO başlığını"],
  seo_description: ["SEO açıklaması", "SEO açıklamasını"],
  seo_keywords: ["Anahtar kelimeler", "anahtar kelimelerini"],
  publish_at: ["Yayın zamanı", "yayın zamanını", formatMoment],
  report_currency: ["Raporların para birimi", "raporlarının para birimini", (value) => value],
  logo_url: ["Logo", "logosunu"],
  featured: ["Öne çıkarma", "öne çıkarılmasını"],
  review: ["Değerlendirme", "değerlendirmesini"],
  rating: ["Puan", "puanını", (value) => value.replace(".", ",")],
  standing: ["Durum", "durumunu"],
  standing_reason: ["Gerekçe", "gerekçesini"],
  pros: ["Artılar", "artılarını"],
  cons: ["Eksiler", "eksilerini"],
  owner: ["Sahip", "sahibini", quoted],
  founded_year: ["Kuruluş yılı", "kuruluş yılını", (value) => value],
  is_licensed: ["Lisans", "lisansını"],
  licence_authority: ["Lisans kurumu", "lisans kurumunu", quoted],
  licence_number: ["Lisans numarası", "lisans numarasını", (value) => value],
  payment_methods: ["Ödeme yöntemleri", "ödeme yöntemlerini"],
  withdrawal_time: ["Çekim süresi", "çekim süresini", quoted],
  in_footer: ["Alt menüdeki yer", "alt menüdeki yerini"],
  verdict: ["Kısa hüküm", "kısa hükmünü", quoted],
  has_24_7_support: ["Destek", "desteğini"],
  upper_title: ["Üst başlık", "üst başlığını", quoted],
  main_title: ["Ana başlık", "ana başlığını", quoted],
  highlighted_text: ["Vurgulanan metin", "vurgulanan metnini", quoted],
  button_text: ["Buton metni", "buton metnini", quoted],
  button_url: ["Buton bağlantısı", "buton bağlantısını", quoted],
  sections: ["Bölümler", "bölümlerini"],
  pinned_promotions: ["Sabitlenen promosyonlar", "sabitlenen promosyonlarını"],
  pinned_casinos: ["Sabitlenen siteler", "sabitlenen sitelerini"],
  pinned_posts: ["Öne çıkan yazılar", "öne çıkan yazılarını"],
  blog_section_text: ["Blog bölümünün metni", "blog bölümünün metnini"],
  "seo.title": ["SEO başlığı", "SEO başlığını", quoted],
  "seo.description": ["SEO açıklaması", "SEO açıklamasını"],
  "seo.keywords": ["Anahtar kelimeler", "anahtar kelimelerini"],
});

/** A known field of a kind. */
function fieldsIn(kind: string, unit: string): (field: string) => Field | undefined {
  const fields = fieldsOf(unit);
  return (field) => fields[`${kind}.${field}`] ?? fields[field];
}

/** What an edit did: 'çevrimini 15x → 33x yaptı, açıklamasını değiştirdi'; empty where nothing of it is told. */
export function changesSentence({ kind = "", changes }: Changed, unit: string): string {
  const fieldOf = fieldsIn(kind, unit);
  const told = changes.flatMap(({ field, from, to }) => {
    const [, object, shown] = fieldOf(field) ?? [];
    if (!object) return [];
    const isShort = [from, to].every((value) => (value ?? "").length <= TOLD_MAX);
    if (!shown || !isShort) return `${object} değiştirdi`;
    const [old, next] = [from, to].map((value) => (value ? shown(value) : "boş"));
    return `${object} ${old} → ${next} yaptı`;
  });
  const more = told.length - CHANGES_MAX;
  return `${told.slice(0, CHANGES_MAX).join(", ")}${more > 0 ? ` ve ${more} alanı daha değiştirdi` : ""}`;
}

/** Fields that only an undo tells. */
const RETURNED: Record<string, [label: string, shown: Shown]> = {
  casino: ["Casino", quoted],
  status: ["Durum", (value) => STATES[value as CommentStatus].label],
  is_published: ["Durum", (value) => (value === "1" ? "yayında" : "taslak")],
  published_at: ["Yayın tarihi", formatMoment],
  queue_position: ["Yayın sırası", (value) => value],
  last_verified_at: ["Son doğrulama", formatMoment],
};

/** The values that an undo gave back: 'Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026'; `ways` counts those of several records. */
export function returnedSentence({ kind = "", changes }: Changed, unit: string, ways = 1): string {
  const fieldOf = fieldsIn(kind, unit);
  const told = changes.flatMap(({ field, from, to }) => {
    const [label, , known] = fieldOf(field) ?? [];
    const [name = label, shown = known] = RETURNED[field] ?? [];
    if (!name) return [];
    const isShort = [from, to].every((value) => (value ?? "").length <= TOLD_MAX);
    if (!shown || !isShort) return `${name}: önceki hâli`;
    return `${name}: ${[from, to].map((value) => (value ? shown(value) : "boş")).join(" → ")}`;
  });
  const more = told.length - CHANGES_MAX;
  const others = [more > 0 && `${more} alan`, ways > 1 && `${ways - 1} farklı değer`].filter(Boolean).join(", ");
  return `${told.slice(0, CHANGES_MAX).join(", ")}${told.length > 0 && others ? ` ve ${others} daha` : ""}`;
}

const toldChanges = <Of extends Change>({ kind = "", changes }: Changed<Of>) => {
  const fieldOf = fieldsIn(kind, "");
  return changes.filter(({ field }) => fieldOf(field));
};

/** Whether an edit changed a field that is told. */
export const tellsChanges = (entry: Changed) => toldChanges(entry).length > 0;

/** Whether the records of an entry have their former values again, whatever action restored them. */
export const isUndone = ({ action, is_undone, ...entry }: ActivityEntry) =>
  is_undone || (action === "edit" && tellsChanges(entry) && toldChanges(entry).every(({ is_back }) => is_back));
