import { describe, expect, it } from "vitest";
import { withCurrent } from "../../../app/admin/promotions/lookups";

const OPTIONS = [{ value: "1", label: "Bir" }];

describe("the options of a picker", () => {
  it("stay as they are where they have what the record holds", () => {
    expect(withCurrent(OPTIONS, "1", "Eski ad")).toBe(OPTIONS);
  });

  it("stay as they are where the record holds nothing", () => {
    expect(withCurrent(OPTIONS, "", null)).toBe(OPTIONS);
  });

  it("end with the record's value when the lookup does not contain it", () => {
    expect(withCurrent(OPTIONS, "2", "Kapalı kategori").at(-1)).toEqual({ value: "2", label: "Kapalı kategori" });
  });

  it("give a value without a name a general label", () => {
    expect(withCurrent(OPTIONS, "2", null).at(-1)?.label).toBe("Kayıtlı seçim");
  });
});
