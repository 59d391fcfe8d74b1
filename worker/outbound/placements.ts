/** Where an outbound link stands, by its parameter `y`. */
export const PLACEMENTS = {
  kart: "Bonus kartı",
  detay: "Bonus sayfası",
  cubuk: "Alt çubuk",
  karsilastir: "Karşılaştırma",
  casino: "Casino sayfası",
  blog: "Blog yazısı",
  metin: "Metin içi bağlantı",
  giris: "Ana sayfanın düğmesi",
  splash: "Splash reklam",
  akis: "Akış (RSS)",
  diger: "Diğer",
} as const;
export type Placement = keyof typeof PLACEMENTS;

const isPlacement = (name: string): name is Placement => Object.hasOwn(PLACEMENTS, name);

export const placementOf = (name: string | null): Placement => (name && isPlacement(name) ? name : "diger");

export const placementName = (name: string): string => PLACEMENTS[placementOf(name)];
