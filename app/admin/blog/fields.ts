import type { Post } from "../../../db/schema";
import type { PostInput } from "../../../worker/blog/rules";
import { sourceLine } from "../../../worker/blog/sources";
import { asIs, type Field, type Fields, quoted, tabIn, type TabbedFields } from "../fields";
import { IMAGE_ALT, IMAGE_FOCUS, SEO, SLUG } from "../shared-fields";
import { formatMoment } from "../shell/dates";

type Typed = Exclude<keyof PostInput, "is_generated" | "publish" | "review">;

export const REVIEW_STATES: Record<NonNullable<Post["review_state"]>, string> = {
  sent: "İncelemede",
  returned: "Düzeltme istendi",
};

export const APPROVED = "Onaylandı";

/** In the order of CSV files. */
export const FIELDS: TabbedFields<Typed, "content" | "seo"> &
  Fields<Exclude<keyof Post, Typed | "batch_key">> &
  Record<"view_count" | "created_at", Field> = {
  title: { label: "Başlık", tab: "content", told: quoted, example: "Örnek yazı: Çevrim şartı nedir?" },
  category: { label: "Kategori", tab: "content", told: quoted, example: "Rehber" },
  author: { label: "Yazar", isReadOnly: true, log: "never" },
  written_by: { label: "Yazan", tab: "content", csv: null, object: "yazanını" },
  checked_at: { label: "Kontrol tarihi", isReadOnly: true, told: formatMoment, log: "undo" },
  review_state: {
    label: "İnceleme",
    csv: null,
    told: (value) => REVIEW_STATES[value as keyof typeof REVIEW_STATES],
    log: "undo",
  },
  sent_at: { label: "Gönderilme zamanı", csv: null, log: "never" },
  is_published: {
    label: "Yayında",
    csv: "flag",
    isReadOnly: true,
    name: "Durum",
    told: (value) => (value === "1" ? "yayında" : "taslak"),
    log: "undo",
  },
  published_at: { label: "Yayın tarihi", tab: "content", csv: "moment", told: formatMoment },
  publish_at: {
    label: "Yayın zamanı",
    tab: "content",
    heading: "Planlanan Zaman",
    isReadOnly: true,
    name: "Yayın zamanı",
    told: formatMoment,
  },
  view_count: { label: "Görüntülenme", isReadOnly: true, log: "never" },
  created_at: { label: "Oluşturulma Tarihi", isReadOnly: true, log: "never" },
  slug: { ...SLUG, tab: "seo" },
  excerpt: { label: "Özet", tab: "content", example: "Çevrim şartının nasıl hesaplandığını örneklerle anlatıyoruz." },
  content: {
    label: "İçerik",
    tab: "content",
    csv: "html",
    name: "Metin",
    object: "metnini",
    example: "<h2>Çevrim nedir?</h2><p>Bonusun çekilebilmesi için oynanması gereken toplam tutardır.</p>",
  },
  sources: {
    label: "Kaynaklar",
    tab: "content",
    csv: { lineOf: sourceLine },
    example: [{ label: "Örnek Lisans Kurumu, lisans sorgulama", url: "https://kurum.example/sorgu" }],
  },
  image_url: { label: "Görsel", tab: "content" },
  image_alt: { ...IMAGE_ALT, tab: "content" },
  image_focus: { ...IMAGE_FOCUS, tab: "content" },
  ...SEO,
  queue_position: { label: "Yayın sırası", csv: null, told: asIs, log: "undo" },
};

export const tabOf = tabIn(FIELDS, "content");
