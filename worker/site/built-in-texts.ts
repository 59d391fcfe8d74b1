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

export const FOOTER_TEXT =
  "Casino bonuslarını şartlarıyla birlikte anlatan, güvenilir siteleri karşılaştıran bağımsız rehber.";

export interface Seo {
  title: string;
  description: string;
  keywords: string;
}

const LISTS: Record<string, Pick<Seo, "title" | "description">> = {
  "/bonuslar": {
    title: "Güncel Casino Bonusları",
    description: "Güncel casino bonusları; çevrim şartı, üst sınır ve son günüyle birlikte.",
  },
  "/guvenilir-siteler": {
    title: "Güvenilir Casino Siteleri",
    description: "Lisansını, çekimini ve şartlarını incelediğimiz casino siteleri, puanlarıyla birlikte.",
  },
  "/blog": { title: "Blog", description: "Bonus şartları, lisanslar ve sorumlu oyun üzerine rehber yazıları." },
  "/sitemap": {
    title: "Site Haritası",
    description: "Tüm sayfalar: kategoriler, siteler, bonuslar ve blog yazıları.",
  },
};

export function builtInSeo(siteName: string): Seo {
  return {
    title: `${siteName} - Casino Bonusları ve Promosyonları`,
    description: `${siteName}: güvenilir casino siteleri ve güncel bonuslar; çevrim şartı, üst sınır ve süreleriyle birlikte.`,
    keywords: "casino bonusları, deneme bonusu, hoş geldin bonusu, güvenilir casino siteleri, kampanyalar",
  };
}

interface SeoSources {
  own: Partial<Seo> | undefined;
  home: Partial<Seo> | undefined;
}

/** Each text from the path's own ones, else built in for a list, else those of `/`, else built in. */
export function seoOf({ own, home }: SeoSources, path: string, siteName: string): Seo {
  const builtIn = builtInSeo(siteName);
  const list = LISTS[path];
  return {
    title: own?.title || (list && `${list.title} - ${siteName}`) || home?.title || builtIn.title,
    description: own?.description || list?.description || home?.description || builtIn.description,
    keywords: own?.keywords || home?.keywords || builtIn.keywords,
  };
}
