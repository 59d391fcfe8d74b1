import { describe, expect, it } from "vitest";
import { compareTexts } from "../../app/admin/form/text-changes";

/** The two versions, what only one of them has in brackets. */
const marked = (one: string, other: string) =>
  compareTexts(one, other).map((stretches) =>
    stretches.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(""),
  );
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i).join(" ");

describe("the differences of two texts", () => {
  it("marks the words that only one version has", () => {
    expect(marked("Öteki sekmenin adı", "Bu sekmenin adı")).toEqual(["[Öteki] sekmenin adı", "[Bu] sekmenin adı"]);
    expect(marked("", "yeni")).toEqual(["", "[yeni]"]);
    expect(marked("bir şart\nbaşka şart", "bir şart")).toEqual(["bir şart[\nbaşka şart]", "bir şart"]);
  });

  it("shortens unchanged parts to 12 words on each side of a change", () => {
    const text = (middle: string, end: string) => `${numbers(1, 500)} ${middle} ${numbers(501, 1000)} ${end}`;
    const shown = (middle: string, end: string) =>
      `… ${numbers(489, 500)} [${middle}] ${numbers(501, 512)} … ${numbers(989, 1000)} [${end}]`;
    expect(marked(text("eski", "son"), text("yeni", "bitiş"))).toEqual([shown("eski", "son"), shown("yeni", "bitiş")]);
  });

  it("returns stretches of both versions, each with its text", () => {
    expect(compareTexts("a  b", "a b")).toEqual([
      [
        { text: "a", isOwn: false },
        { text: "  ", isOwn: true },
        { text: "b", isOwn: false },
      ],
      [
        { text: "a", isOwn: false },
        { text: " ", isOwn: true },
        { text: "b", isOwn: false },
      ],
    ]);
  });

  it("shortens what both have before the first change and after the last one", () => {
    const shared = numbers(1, 100);
    expect(marked(`eski ${shared}`, `yeni ${shared}`)).toEqual([
      `[eski] ${numbers(1, 12)} …`,
      `[yeni] ${numbers(1, 12)} …`,
    ]);
    expect(marked(`${shared} eski`, `${shared} yeni`)).toEqual([
      `… ${numbers(89, 100)} [eski]`,
      `… ${numbers(89, 100)} [yeni]`,
    ]);
  });

  it("shows two texts without common words whole", () => {
    const [one, other] = [numbers(1, 3000), numbers(3001, 6000).replaceAll(" ", "\n")];
    expect(marked(one, other)).toEqual([`[${one}]`, `[${other}]`]);
  });
});
