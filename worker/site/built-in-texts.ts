export const HERO = {
  upper_title: "Güncel ve şartlarıyla birlikte",
  main_title: "Bonusun küçük harflerini sizin için okuduk",
  highlighted_text: "küçük harflerini",
  description:
    "Güvenilir sitelerin kampanyalarını çevrim şartı, üst sınır ve süresiyle birlikte karşılaştırın; karar vermeden önce her şey tek bakışta önünüzde olsun.",
  button_text: "Güncel Bonuslar",
  button_url: "#promosyonlar",
};
export type HeroTexts = typeof HERO;

export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

export function builtInSeo(siteName: string): Seo {
  return {
    title: `${siteName} - Casino Bonusları ve Promosyonları`,
    description: `${siteName}, Türkiye'nin en iyi casino bonus rehberi: güvenilir casino siteleri ve en avantajlı promosyonlar, şartlarıyla birlikte.`,
    keywords: "casino bonusları, deneme bonusu, hoş geldin bonusu, güvenilir casino siteleri, promosyonlar",
  };
}
