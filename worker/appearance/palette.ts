import type { Palette } from "../../db/schema/appearance";
import { contrast, hexOf, oklchOf } from "./oklch";
import { PAGE_COLOURS } from "./shown";

/** Values of `app/ui/styles/tokens.css` and `hero.css` that take the hue of an accent. */
const NEUTRALS = {
  light: {
    ...{ ink: "#10192b", "ink-2": "#4c5769", page: PAGE_COLOURS.light, line: "#e3e0d8", "line-2": "#cfcabd" },
    ...{ "field-line": "#8a8577", "gold-soft": "#fff4d6", "off-soft": "#ebe9e3" },
  },
  dark: {
    ...{
      ink: "#eef1f7",
      "ink-2": "#a5afc0",
      page: PAGE_COLOURS.dark,
      card: "#131b2b",
      line: "#222d42",
      "line-2": "#34415a",
    },
    ...{ "field-line": "#6b7a98", "gold-soft": "#2d2408", "off-soft": "#1f293c" },
  },
  hero: { "hero-ink": "#fdfcf8", "hero-2": "#c6cddb" },
} as const;
const HERO_STOPS = ["#10192b", "#1d2b4a", "#2a2338"] as const;
/** Degrees by which the last colour of the gradient differs in hue. */
const HERO_TURN = 36;
const WHITE = "#ffffff";
const INK = { l: 0.24, c: 0.05 };
/** From this chroma on, greys are tinted as much as the built-in ones. */
const TINTING_CHROMA = 0.08;
/** Parts of the chroma of the built-in colours. The dark ones are blue; other hues need less to be seen. */
const CHROMA = { light: 1, dark: 0.6, hero: 1 };

const TEXT = 4.5;
const PART = 3;
/** A button stands out from page and hero as much as the built-in one. */
const BUTTON = 1.4;

const isOn = (least: number, ...grounds: string[]) => {
  return (colour: string) => grounds.every((ground) => contrast(colour, ground) >= least);
};

const LIGHTNESS_STEP = 0.002;

/** The colour, or the nearest lightness of its hue that fits, with as much of its chroma as that has. */
function nearest(colour: string, fits: (colour: string) => boolean): string {
  if (fits(colour)) return colour;
  const from = oklchOf(colour);
  for (let by = LIGHTNESS_STEP; by <= 1; by += LIGHTNESS_STEP)
    for (const l of [from.l - by, from.l + by]) {
      const moved = hexOf({ ...from, l: Math.min(1, Math.max(0, l)) });
      if (fits(moved)) return moved;
    }
  throw new Error(`no lightness of ${colour} fits`);
}

interface Computed extends Palette {
  /** The accent as buttons have it. */
  used: string;
  /** Whether the accent itself cannot be used: it would not stand out from page or hero. */
  wasMoved: boolean;
}

/**
 * Both schemes from one accent (`#rrggbb`): names and values of the tokens that differ from the built-in ones. Every pair
 * of colours has the contrast of WCAG AA. Texts and links (`gold`) have the nearest lightness that can be read.
 */
export function paletteOf(accent: string): Computed {
  const { c, h } = oklchOf(accent);
  const tint = (colour: string, part: number, turn = 0) => {
    const { l, c: chroma } = oklchOf(colour);
    return hexOf({ l, c: chroma * part * Math.min(1, c / TINTING_CHROMA), h: h + turn });
  };
  const tinted = <Of extends keyof typeof NEUTRALS>(of: Of) =>
    Object.fromEntries(
      Object.entries<string>(NEUTRALS[of]).map(([name, colour]) => [name, tint(colour, CHROMA[of])]),
    ) as Record<keyof (typeof NEUTRALS)[Of], string>;
  const [light, dark] = [{ card: WHITE, ...tinted("light") }, tinted("dark")];
  const stops = HERO_STOPS.map((stop, at) => tint(stop, CHROMA.hero, at === HERO_STOPS.length - 1 ? HERO_TURN : 0));
  const used = nearest(accent, isOn(BUTTON, light.page, dark.card, ...stops));
  const text = ({ page, card, ...grounds }: Record<"page" | "card" | "gold-soft" | "line-2", string>) =>
    nearest(
      accent,
      (colour) => isOn(TEXT, page, card, grounds["gold-soft"])(colour) && isOn(PART, grounds["line-2"])(colour),
    );
  const ink = isOn(TEXT, used)(WHITE) ? WHITE : nearest(hexOf({ ...INK, c: Math.min(c, INK.c), h }), isOn(TEXT, used));
  const [first, middle, last] = stops;
  return {
    light: {
      ...tinted("light"),
      ...tinted("hero"),
      ...{ gold: text(light), "gold-solid": used, "gold-ink": ink },
      ...{ hero: `linear-gradient(160deg,${first},${middle} 70%,${last})` },
      "hero-up": nearest(accent, isOn(TEXT, ...stops)),
    },
    dark: { ...dark, gold: text(dark) },
    used,
    wasMoved: used !== accent,
  };
}
