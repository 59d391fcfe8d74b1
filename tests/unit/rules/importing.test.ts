import { describe, expect, it } from "vitest";
import { CHECKED_LINES, IMPORTED_LINES } from "../../../worker/records/import-outcome";
import { recordImport } from "../../../worker/records/import-rules";
import { formOf } from "../../support/form";

const LINE = { line: 2, values: { title: "Şans Çarkı" } };
const { stored, refusals } = formOf(recordImport, { is_dry: true, lines: [LINE] });
const written = formOf(recordImport, { is_dry: false, lines: [LINE] });
const linesOf = (count: number) => Array.from({ length: count }, (_, n) => ({ ...LINE, line: n + 2 }));

describe("an import", () => {
  it("checks more lines in one request than it writes", () => {
    expect(refusals("lines", linesOf(CHECKED_LINES))).toEqual({});
    expect(Object.keys(refusals("lines", linesOf(CHECKED_LINES + 1)))).toEqual(["lines"]);
    expect(written.refusals("lines", linesOf(IMPORTED_LINES))).toEqual({});
    expect(written.refusals("lines", linesOf(IMPORTED_LINES + 1))).toEqual({
      lines: `Tek seferde en çok ${IMPORTED_LINES} satır aktarılabilir`,
    });
  });

  it.each([
    ["lines", "that are none", [], "İçe aktarılacak satır yok"],
    ["is_dry", "that is missing", undefined, "Açık veya kapalı olmalıdır"],
    ["is_dry", "that is a word", "true", "Açık veya kapalı olmalıdır"],
  ])("refuses %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([undefined, null, "title;Şans Çarkı", { 0: LINE, length: 1 }])("refuses lines that are %j", (lines) =>
    expect(Object.keys(refusals("lines", lines))).toEqual(["lines"]),
  );
});

describe("a line of an import", () => {
  const refused = (change: object) => Object.keys(refusals("lines", [{ ...LINE, ...change }]));

  it("may name no record", () => expect(stored("lines", [LINE])).toEqual([{ ...LINE, is_new: false }]));
  it("names a record and its version without spaces around them", () =>
    expect(stored("lines", [{ ...LINE, id: " a ", updated_at: " 2026-11-21T09:00:00.000Z " }])).toEqual([
      { ...LINE, id: "a", updated_at: "2026-11-21T09:00:00.000Z", is_new: false },
    ]));
  it("may hold any values, which the kind of record checks later", () =>
    expect(refused({ values: { title: 5, "<script>": null, şart: ["18 yaş"] } })).toEqual([]));

  it.each([
    ["line", [0, -1, 1.5, "2", null, undefined, Number.NaN, 2 ** 60]],
    ["id", [5, null, {}, "a".repeat(101)]],
    ["updated_at", [5, null, "a".repeat(101)]],
    ["is_new", ["true", 1, null]],
    ["values", [undefined, null, "title", ["title"], 5]],
  ])("refuses a wrong %s", (field, values) => {
    for (const value of values) expect(refused({ [field]: value })).toEqual([`lines.0.${field}`]);
  });
  it("refuses a field that no line has", () =>
    expect(refusals("lines", [{ ...LINE, role: "admin" }])).toEqual({ role: "Bilinmeyen alan" }));
});
