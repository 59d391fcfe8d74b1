import { describe, expect, it } from "vitest";
import { groundFor } from "../../../app/admin/appearance/make-icons";
import { toneOf } from "../../../app/admin/appearance/lightness";
import { pairsOf, SUGGESTED, toneSentence } from "../../../app/admin/appearance/tones";
import { paletteOf } from "../../../worker/appearance/palette";

const told = (accent: string) => toneSentence(accent, paletteOf(accent));

describe("an accent", () => {
  it.each(["#ffff00", "#0fc2ae", "#ffffff"])(
    "that cannot be read (%s) is told with the tone that is used",
    (accent) => {
      const { light } = paletteOf(accent);
      expect(light["gold"]).not.toBe(accent);
      expect(told(accent)).toContain(
        `${accent.toUpperCase()} okunaklı değildi; en yakın okunaklı tonu kullanıyoruz: ${light["gold"]?.toUpperCase()}`,
      );
    },
  );

  it.each(SUGGESTED.filter(({ accent }) => accent))("that is suggested ($name) is used as it is", ({ accent }) => {
    expect(told(accent)).toBe(`${accent.toUpperCase()} okunaklı, olduğu gibi kullanıyoruz.`);
  });

  it("keeps the ground of buttons where letters can be read on it", () => {
    expect(told("#0fc2ae")).toMatch(/Düğmelerin zemini yazdığınız renkte kalır\.$/);
    expect(told("#ffffff")).not.toContain("Düğmelerin");
  });

  it.each(["#ffff00", "#000000", "#0fc2ae", "#7c66dc"])("is shown in readable pairs in both schemes (%s)", (accent) => {
    const pairs = pairsOf(paletteOf(accent)).flatMap(({ scheme, pairs }) =>
      pairs.map(({ what, contrast }) => ({ name: `${scheme} ${what}`, contrast })),
    );
    expect(pairs.map(({ name }) => name)).toEqual(
      ["Açık", "Koyu"].flatMap((scheme) => ["Bağlantı", "Düğme", "Başlık"].map((what) => `${scheme} ${what}`)),
    );
    expect(pairs.filter(({ contrast }) => !(contrast >= 4.5))).toEqual([]);
  });
});

describe("the tone of a picture", () => {
  const pixels = (...all: [number, number, number, number][]) => new Uint8ClampedArray(all.flat());
  const clear: [number, number, number, number] = [0, 0, 0, 0];

  it("is that of its visible pixels", () => {
    expect(toneOf(pixels(clear, [255, 255, 255, 255]))).toBe("light");
    expect(toneOf(pixels(clear, [11, 43, 42, 255]))).toBe("dark");
    expect(toneOf(pixels(clear, [240, 60, 60, 255]))).toBeUndefined();
  });

  it("decides the ground of an icon, unless the picture has its own", () => {
    expect(groundFor(pixels(clear, [255, 255, 255, 255]))).toBe("#0b111d");
    expect(groundFor(pixels(clear, [11, 43, 42, 255]))).toBe("#fff");
    expect(groundFor(pixels([200, 10, 10, 255], [255, 255, 255, 255]))).toBe("rgb(200 10 10)");
  });
});
