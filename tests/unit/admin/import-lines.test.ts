import { describe, expect, it } from "vitest";
import { inRequests, refusedUnsent, withoutRepeats } from "../../../app/admin/import/lines";

describe("the lines of an import", () => {
  it("are sent in requests of few lines and few bytes", () => {
    const lines = Array.from({ length: 5 }, (_, n) => ({
      line: n + 2,
      values: { text: "ş".repeat(n < 2 ? 150_000 : 1) },
    }));
    expect(inRequests(lines, 2).map((request) => request.map(({ line }) => line))).toEqual([[2], [3, 4], [5, 6]]);
  });

  it("are refused where an earlier one is about the same record", () => {
    const outcome = { status: "new" as const, title: "", changes: [], readings: {}, errors: {} };
    const lines = [
      { line: 2, values: { casino: "isilti-casino", title: "Işık" } },
      { line: 3, values: { casino: "IŞILTI Casino", title: "IŞIK! " } },
      { line: 4, values: { casino: "Başka", title: "Işık" } },
    ];
    const outcomes = lines.map(({ line }) => ({ ...outcome, line }));
    expect(withoutRepeats(lines, outcomes, { name: "title", within: "casino", noun: "promosyon" })).toMatchObject([
      { status: "new" },
      { status: "refused", errors: { id: "2. satırla aynı promosyon" } },
      { status: "new" },
    ]);
  });

  it("are refused where an earlier one writes the same, whatever their names are like", () => {
    const outcome = { status: "new" as const, title: "", id: "x", changes: [], readings: {}, errors: {} };
    const lines = ["TR.1", "TR1", "TR1"].map((sub_id, at) => ({ line: at + 2, values: { sub_id } }));
    const outcomes = lines.map(({ line, values }) => ({
      ...outcome,
      line,
      keys: ["a", "b"].map((of) => of + values.sub_id),
    }));
    expect(withoutRepeats(lines, outcomes, { name: "sub_id", noun: "rapor satırı" })).toMatchObject([
      { status: "new" },
      { status: "new" },
      { status: "refused", errors: { id: "3. satırla aynı rapor satırı" } },
    ]);
  });

  it("are refused by number where no request can hold one", () => {
    const long = { line: 7, fields: { name: "Uzun", description: "a".repeat(1_000_001) } };
    expect(refusedUnsent(long, "name")).toMatchObject({
      ...{ line: 7, title: "Uzun", status: "refused" },
      errors: { id: "Bu satır çok büyük; metinlerini kısaltın" },
    });
    expect(refusedUnsent({ line: 8, fields: { name: "Kısa" } }, "name")).toBeUndefined();
  });

  it("are refused by number where they cannot be read", () => {
    expect(refusedUnsent({ line: 9, fields: { name: "" }, problem: "Satır okunamadı" }, "name")).toMatchObject({
      ...{ line: 9, status: "refused" },
      errors: { id: "Satır okunamadı" },
    });
  });
});
