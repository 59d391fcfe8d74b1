import { describe, expect, it } from "vitest";
import { fillingOf, type Proposal, proposalsIn } from "../../../app/admin/promotions/proposals";
import { valuesOf } from "../../../app/admin/promotions/values";

const PROPOSALS: Proposal[] = [
  { field: "promotion_code", value: "KIS40", quote: "KIS40" },
  { field: "casino_id", value: "isilti", quote: "Işıltı Casino" },
  { field: "url", value: "https://isilti.example/", quote: "casinonun kayıtlı adresi" },
  { field: "new_customers_only", value: true, quote: "yeni üyelere" },
];
const filledIn = (typed: Partial<ReturnType<typeof valuesOf>>) =>
  fillingOf(PROPOSALS, { ...valuesOf(undefined), ...typed }).map(({ field }) => field);

describe("what proposals fill together", () => {
  it("is all of an empty form", () => expect(filledIn({})).toEqual(PROPOSALS.map(({ field }) => field)));

  it("is no field that has a value", () =>
    expect(filledIn({ promotion_code: "YAZ" })).toEqual(["casino_id", "url", "new_customers_only"]));

  it("is not the address of another casino", () =>
    expect(filledIn({ casino_id: "bozkir" })).toEqual(["promotion_code", "new_customers_only"]));

  it.each<[string, Proposal]>([
    ["a title", { field: "title", value: "%40 Bonus", quote: "%40 bonus" }],
    ["a short description", { field: "short_description", value: "Her cuma %40 bonus.", quote: "Her cuma %40 bonus." }],
    ["a guess", { field: "new_customers_only", value: true, quote: "ilk yatırımda", isGuess: true }],
    ["one of two values", { field: "wagering", value: "20", quote: "20x", isDisputed: true }],
  ])("is not %s", (_, proposal) => expect(fillingOf([proposal], valuesOf(undefined))).toEqual([]));
});

describe("what the text service adds", () => {
  const text = "Çevrim 20x.";
  const bonus = { name: "", text, values: [{ field: "wagering" as const, value: "20", start: 7, end: 10 }] };
  const added = (value: number) =>
    proposalsIn(text, bonus, [{ field: "wagering", value, quote: "Çevrim 15 kat." }]).proposals;

  it("disputes another value of the same field", () =>
    expect(added(15)).toEqual([
      { field: "wagering", value: "20", quote: "20x", isDisputed: true },
      { field: "wagering", value: "15", quote: "Çevrim 15 kat.", isDisputed: true },
    ]));

  it("repeats no value", () => expect(added(20)).toEqual([{ field: "wagering", value: "20", quote: "20x" }]));
});
