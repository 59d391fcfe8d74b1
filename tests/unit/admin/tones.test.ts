import { describe, expect, it } from "vitest";
import { groundFor } from "../../../app/admin/appearance/make-icons";
import { toneOf } from "../../../app/admin/appearance/lightness";
import { pairsOf, SUGGESTED, toneSentence } from "../../../app/admin/appearance/tones";
import { paletteOf } from "../../../worker/appearance/palette";

const told = (accent: string) => toneSentence(accent, paletteOf(accent));

describe("an accent", () => {
  const MOVED = "okunaklı değildi; en yakın okunaklı tonu kullanıyoruz:";
  it.each([
    ["#ffff00", `${MOVED} #747400. Düğmeler: #D7D700. Koyu görünümde bağlantılar: #FFFF00.`],
    ["#0fc2ae", `${MOVED} #007F71. Düğmeler: #0FC2AE. Koyu görünümde bağlantılar: #0FC2AE.`],
    ["#000000", "bağlantılarda okunaklı. Düğmeler: #434343. Koyu görünümde bağlantılar: #8C8C8C."],
    ["#0b7a6e", "okunaklı, olduğu gibi kullanıyoruz. Koyu görünümde bağlantılar: #3C9B8E."],
  ])("is told with the tones that are used (%s)", (accent, sentences) =>
    expect(told(accent)).toBe(`${accent.toUpperCase()} ${sentences}`),
  );

  it.each(SUGGESTED.filter(({ accent }) => accent))("that is suggested ($name) is used as it is", ({ accent }) =>
    expect(told(accent)).toContain(`${accent.toUpperCase()} okunaklı, olduğu gibi kullanıyoruz.`),
  );

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
