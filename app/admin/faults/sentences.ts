import type { ReferringKind } from "../../../db/schema";
import type { Fault } from "../../../worker/dashboard/faults.server";

export const REFERRING_KINDS: Record<ReferringKind, string> = {
  promotion: "Promosyon",
  post: "Blog yazısı",
  casino: "Casino sitesi",
  page: "Sayfa",
  "splash-ad": "Splash reklam",
  settings: "İçerik alanları",
  hero: "Hero bölümü",
  trash: "Çöp kutusu",
};

/** What is wrong, and with which address. */
export function faultSentence({ type, target }: Fault): string {
  if (target === null) return "Görsel seçilmemiş";
  return type === "picture" ? `Görselin dosyası yok: ${target}` : `Bağlantının sayfası yok: ${target}`;
}
