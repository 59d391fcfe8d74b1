import { describe, expect, it } from "vitest";
import { fillingOf, type Proposal } from "../../../app/admin/promotions/proposals";
import { valuesOf } from "../../../app/admin/promotions/values";

const PROPOSALS: Proposal[] = [
  { field: "title", value: "%40 Bonus", quote: "%40 bonus" },
  { field: "casino_id", value: "isilti", quote: "Işıltı Casino" },
  { field: "url", value: "https://isilti.example/", quote: "casinonun kayıtlı adresi" },
  { field: "new_customers_only", value: true, quote: "yeni üyelere" },
];
const filledIn = (typed: Partial<ReturnType<typeof valuesOf>>) =>
  fillingOf(PROPOSALS, { ...valuesOf(undefined), ...typed }).map(({ field }) => field);

describe("what proposals fill together", () => {
  it("is all of an empty form", () => expect(filledIn({})).toEqual(PROPOSALS.map(({ field }) => field)));

  it("is no field that has a value", () =>
    expect(filledIn({ title: "Kendi başlığım" })).toEqual(["casino_id", "url", "new_customers_only"]));

  it("is not the address of another casino", () =>
    expect(filledIn({ casino_id: "bozkir" })).toEqual(["title", "new_customers_only"]));
});
