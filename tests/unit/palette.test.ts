import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, oklchOf } from "../../worker/appearance/oklch";
import { paletteOf } from "../../worker/appearance/palette";
import { seededRandom } from "../support/random";

const TEXT = 4.5;
const PART = 3;
const BUTTON = 1.4;
type Pair = [colour: string, ground: string, least: number];

const onAll = (colours: string[], grounds: string[], least: number): Pair[] =>
  colours.flatMap((colour) => grounds.map((ground): Pair => [colour, ground, least]));

/** The pairs of colours that both schemes use. */
const PAIRS: Pair[] = [
  ...onAll(["ink", "ink-2", "gold"], ["page", "card"], TEXT),
  ...onAll(["good", "soon", "bad"], ["page", "card"], TEXT),
  ...onAll(["ink", "gold"], ["gold-soft"], TEXT),
  ...onAll(["ink-2"], ["off-soft"], TEXT),
  ["gold-ink", "gold-solid", TEXT],
  ["page", "ink", TEXT],
  ["gold", "line-2", PART],
  ...onAll(["field-line"], ["page", "card"], PART),
];
const ON_HERO = ["hero-ink", "hero-2", "hero-up"];
const EXTREMES = [
  ...["#000000", "#ffffff", "#ffff00", "#0000ff", "#ff0000", "#00ff00", "#00ffff", "#ff00ff"],
  ...["#808080", "#777777", "#010101", "#fefefe", "#0fc2ae", "#0b7a6e", "#ffc53d", "#7c66dc", "#e5484d"],
];

const css = ["tokens", "hero"].map((name) => readFileSync(`app/ui/styles/${name}.css`, "utf8")).join("");
/** Values of the style by scheme, each a colour in full length. */
const declared = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{3,6}|linear[^;}]*?\))(?=[; ])/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"),
    ]),
  );
const [lightText = "", darkText = ""] =
  css.split("@media print")[0]?.split("@media (prefers-color-scheme: dark)") ?? [];
const darkEnd = darkText.indexOf("\n}");
const BUILT_IN = {
  light: declared(lightText + darkText.slice(darkEnd)),
  dark: declared(darkText.slice(0, darkEnd)),
};

function faultsOf(accent: string): string[] {
  const { light, dark } = paletteOf(accent);
  const schemes = [
    { ...BUILT_IN.light, ...light },
    { ...BUILT_IN.light, ...light, ...BUILT_IN.dark, ...dark },
  ];
  return schemes.flatMap((tokens: Record<string, string>, at) => {
    const stops = tokens["hero"]?.match(/#[\da-f]{6}/g) ?? [];
    const hero = ON_HERO.flatMap((name) => stops.map((stop): Pair => [tokens[name] ?? "", stop, TEXT]));
    const buttons = stops.map((stop): Pair => [tokens["gold-solid"] ?? "", stop, BUTTON]);
    const pairs = [
      ...PAIRS.map(([one, other, least]): Pair => [tokens[one] ?? "", tokens[other] ?? "", least]),
      ...hero,
      ...buttons,
    ];
    return pairs.flatMap(([colour, ground, least], n) => {
      const found = contrast(colour, ground);
      return found >= least ? [] : [`${accent} ${at ? "dark" : "light"} ${PAIRS[n]?.join(" on ") ?? "hero"}: ${found}`];
    });
  });
}

describe("the palette of an accent", () => {
  it("has the contrast of WCAG AA in both schemes, whatever the accent", () => {
    const random = seededRandom(46);
    const colours = Array.from({ length: 200 }, () => `#${random(0x1000000).toString(16).padStart(6, "0")}`);
    expect([...colours, ...EXTREMES].flatMap(faultsOf)).toEqual([]);
  });

  it.each(["#0fc2ae", "#0b7a6e", "#ffc53d", "#7c66dc", "#e5484d", "#0000ff", "#808080"])("uses %s as it is", (accent) =>
    expect(paletteOf(accent)).toMatchObject({ used: accent, wasMoved: false, light: { "gold-solid": accent } }),
  );

  it.each(["#000000", "#ffffff", "#ffff00"])("moves %s to a near lightness of its hue", (accent) => {
    const { used, wasMoved } = paletteOf(accent);
    expect(wasMoved).toBe(true);
    const [asked, moved] = [oklchOf(accent), oklchOf(used)];
    expect(Math.abs(moved.l - asked.l)).toBeLessThan(0.4);
    if (asked.c > 0.01) expect(Math.abs(moved.h - asked.h)).toBeLessThan(2);
    expect(moved.c).toBeLessThanOrEqual(asked.c + 0.001);
    expect(paletteOf(used)).toMatchObject({ used, wasMoved: false });
  });

  it("names no token that the style lacks", () => {
    const { light, dark } = paletteOf("#0fc2ae");
    expect(Object.keys(BUILT_IN.light)).toEqual(expect.arrayContaining(Object.keys(light)));
    expect(Object.keys(BUILT_IN.dark)).toEqual(expect.arrayContaining(Object.keys(dark)));
  });
});
