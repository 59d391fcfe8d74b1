import type { FigureKind } from "../../db/schema/views";

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
  altbolum: "Alt bölüm",
  akis: "Akış (RSS)",
  diger: "Diğer",
} as const;
export type Placement = keyof typeof PLACEMENTS;

/** Placements of which each stands once on a page, or in an ad. */
const SHOWN_ON: Partial<Record<Placement, FigureKind>> = {
  detay: "promotion",
  cubuk: "promotion",
  casino: "casino",
  blog: "post",
  splash: "ad",
};

/** Placements whose shows are the views of a kind. */
export const placementsOn = (kind: FigureKind): string[] =>
  Object.entries(SHOWN_ON).flatMap(([placement, shown]) => (shown === kind ? [placement] : []));

const isPlacement = (name: string): name is Placement => Object.hasOwn(PLACEMENTS, name);

export const placementOf = (name: string | null): Placement => (name && isPlacement(name) ? name : "diger");

export const placementName = (name: string): string => PLACEMENTS[placementOf(name)];
