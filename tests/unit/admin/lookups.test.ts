import { describe, expect, it } from "vitest";
import { withCurrent } from "../../../app/admin/promotions/lookups";

const OPTIONS = [{ value: "1", label: "Bir" }];

describe("the options of a picker", () => {
  it("stay unchanged if they contain the record's value", () => {
    expect(withCurrent(OPTIONS, "1", "Eski ad")).toBe(OPTIONS);
  });

  it("stay unchanged if the record has no value", () => {
    expect(withCurrent(OPTIONS, "", null)).toBe(OPTIONS);
  });

  it("end with the record's value when the lookup does not contain it", () => {
    expect(withCurrent(OPTIONS, "2", "Kapalı kategori").at(-1)).toEqual({ value: "2", label: "Kapalı kategori" });
  });

  it("give a value without a name a general label", () => {
    expect(withCurrent(OPTIONS, "2", null).at(-1)?.label).toBe("Kayıtlı seçim");
  });
});
