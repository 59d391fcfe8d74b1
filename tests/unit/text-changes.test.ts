import { expect, it } from "vitest";
import { compareTexts } from "../../app/admin/form/text-changes";

/** The two versions, what only one of them has in brackets. */
const marked = (one: string, other: string) =>
  compareTexts(one, other).map((stretches) =>
    stretches.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join(""),
  );
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i).join(" ");

it("marks the words that only one version has", () => {
  expect(marked("Öteki sekmenin adı", "Bu sekmenin adı")).toEqual(["[Öteki] sekmenin adı", "[Bu] sekmenin adı"]);
  expect(marked("", "yeni")).toEqual(["", "[yeni]"]);
  expect(marked("bir şart\nbaşka şart", "bir şart")).toEqual(["bir şart[\nbaşka şart]", "bir şart"]);
});

it("shows what lies around the changes of a long text, wherever they are", () => {
  const text = (middle: string, end: string) => `${numbers(1, 500)} ${middle} ${numbers(501, 1000)} ${end}`;
  const shown = (middle: string, end: string) =>
    `… ${numbers(489, 500)} [${middle}] ${numbers(501, 512)} … ${numbers(989, 1000)} [${end}]`;
  expect(marked(text("eski", "son"), text("yeni", "bitiş"))).toEqual([shown("eski", "son"), shown("yeni", "bitiş")]);
});

it("shows two texts whole that have nothing in common", () => {
  const [one, other] = [numbers(1, 3000), numbers(3001, 6000).replaceAll(" ", "\n")];
  expect(marked(one, other)).toEqual([`[${one}]`, `[${other}]`]);
});
