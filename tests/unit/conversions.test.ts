import { expect, it } from "vitest";
import { COLUMNS, type Conversion } from "../../app/admin/conversions/columns";
import { unmatchedText } from "../../app/admin/import/cells";
import type { LineOutcome } from "../../worker/records/import-outcome";

it("the revenue of a report is listed as revenue, not as an approval", () => {
  const state = COLUMNS.find(({ label }) => label === "Durum");
  const reported = { status: "onay", count: 0, is_cancelled: false } as Conversion;
  const texts = [reported, { ...reported, count: 1 }, { ...reported, status: "yatirim" as const, count: 3 }];
  expect(texts.map((row) => state?.text?.(row))).toEqual(["Gelir", "Onay", "İlk yatırım × 3"]);
});

it("the check of a report names the first sub-ids without a click, each once", () => {
  const outcome = { line: 2, status: "new", title: "", changes: [], readings: {}, errors: {} } as const;
  const of = (...ids: (string | undefined)[]) =>
    unmatchedText(ids.map((unmatched) => ({ ...outcome, unmatched }) as unknown as LineOutcome));
  expect(of(undefined)).toBe("");
  expect(of("afis", undefined, "afis")).toBe("1 alt kimlik hiçbir tıklamayla eşleşmiyor: afis");
  expect(of("a", "b", "c", "d", "e")).toBe("5 alt kimlik hiçbir tıklamayla eşleşmiyor: a, b, c ve 2 alt kimlik daha");
});
