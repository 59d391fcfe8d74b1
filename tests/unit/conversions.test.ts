import { expect, it } from "vitest";
import { COLUMNS, type Conversion } from "../../app/admin/conversions/columns";

it("the revenue of a report is listed as revenue, not as an approval", () => {
  const state = COLUMNS.find(({ label }) => label === "Durum");
  const reported = { status: "onay", count: 0, is_cancelled: false } as Conversion;
  const texts = [reported, { ...reported, count: 1 }, { ...reported, status: "yatirim" as const, count: 3 }];
  expect(texts.map((row) => state?.text?.(row))).toEqual(["Gelir", "Onay", "İlk yatırım × 3"]);
});
