import { contrast } from "../../../worker/appearance/oklch";
import type { paletteOf } from "../../../worker/appearance/palette";

type Computed = ReturnType<typeof paletteOf>;

export interface Pair {
  what: string;
  ink: string;
  /** A colour or a gradient. */
  ground: string;
  /** WCAG, the least along a gradient. */
  contrast: number;
}

/** Accents that can be read as they are; the first is the built-in palette. */
export const SUGGESTED = [
  { name: "Altın, varsayılan", accent: "" },
  { name: "Petrol yeşili", accent: "#0b7a6e" },
  { name: "Mavi", accent: "#0b68cb" },
  { name: "Mor", accent: "#6d56cf" },
  { name: "Kırmızı", accent: "#d0333c" },
  { name: "Turuncu", accent: "#c2410c" },
];

const upper = (colour: string) => colour.toUpperCase();

/** What became of an accent (`#rrggbb`), as sentences: in the links of the light scheme, and where other uses differ. */
export function toneSentence(accent: string, { light, dark, used }: Pick<Computed, "light" | "dark" | "used">): string {
  const { gold: tone = accent } = light;
  const { gold: darkTone = tone } = dark;
  const sentences = [
    tone !== accent && `okunaklı değildi; en yakın okunaklı tonu kullanıyoruz: ${upper(tone)}.`,
    tone === accent && used === accent && "okunaklı, olduğu gibi kullanıyoruz.",
    tone === accent && used !== accent && "bağlantılarda okunaklı.",
    used !== tone && `Düğmeler: ${upper(used)}.`,
    darkTone !== tone && `Koyu görünümde bağlantılar: ${upper(darkTone)}.`,
  ];
  return [upper(accent), ...sentences.filter(Boolean)].join(" ");
}

/** The pairs of colours in which visitors see an accent, by scheme. */
export function pairsOf({ light, dark }: Pick<Computed, "light" | "dark">): { scheme: string; pairs: Pair[] }[] {
  const schemes = [
    { scheme: "Açık", tokens: light },
    { scheme: "Koyu", tokens: { ...light, ...dark } },
  ];
  return schemes.map(({ scheme, tokens }) => {
    const pair = (what: string, ink = "", ground = ""): Pair => {
      const stops = ground.match(/#[\da-f]{6}/g) ?? [];
      return { what, ink, ground, contrast: Math.min(...stops.map((stop) => contrast(ink, stop))) };
    };
    return {
      scheme,
      pairs: [
        pair("Bağlantı", tokens["gold"], tokens["page"]),
        pair("Düğme", tokens["gold-ink"], tokens["gold-solid"]),
        pair("Başlık", tokens["hero-up"], tokens["hero"]),
      ],
    };
  });
}
