import type { Hero, HomeSection, Pin, SectionChoice } from "../../../db/schema";
import { fieldsOf } from "../../../worker/fields";
import { sectionsOf } from "../../../worker/site/home-sections";
import { heroUpdate } from "../../../worker/site/rules";
import { eachLine } from "../form/changed-fields";
import { formatDay } from "../shell/dates";

export const homeInput = heroUpdate.omit({ updated_at: true });
export const heroInput = homeInput.omit({
  sections: true,
  pinned_promotions: true,
  pinned_casinos: true,
  pinned_posts: true,
});

export const heroValues = (hero: Hero) => fieldsOf(heroInput, hero);

export const homeValues = (hero: Hero) => ({ ...fieldsOf(homeInput, hero), sections: sectionsOf(hero.sections) });
export type HomeValues = ReturnType<typeof homeValues>;

export const SECTION_LABELS: Record<HomeSection, { label: string; contents: string }> = {
  promotions: { label: "Güncel Bonuslar", contents: "Sabitlenenler, sonra en yeniler: 12 promosyon" },
  changes: { label: "Son Değişiklikler", contents: "Şartları en son değişen 3 promosyon; değişiklik yoksa görünmez" },
  ending: { label: "Bitmek Üzere", contents: "Bitişi en yakın 3 promosyon" },
  wagering: { label: "En Düşük Çevrim", contents: "Çevrim şartı en düşük 3 promosyon" },
  casinos: { label: "Güvenilir Siteler", contents: "Sabitlenenler, sonra puanı en yüksek olanlar: 12 site" },
  posts: { label: "Blog Yazıları", contents: "Öne çıkanlar, sonra en yeniler: 4 yazı" },
  text: { label: "Blog bölümünün metni", contents: "Ayarlar'daki 'İçerik Alanları' metni; boşsa görünmez" },
};

export const shownSections = eachLine<SectionChoice>(
  ({ id, shown }) => `${SECTION_LABELS[id].label}${shown ? "" : " (gizli)"}`,
);
export const shownPins = eachLine<Pin>(({ name, until }) => (until ? `${name} (son gün: ${formatDay(until)})` : name));
