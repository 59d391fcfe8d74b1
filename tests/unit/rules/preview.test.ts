import { describe, expect, it } from "vitest";
import { isLinked, previewInput } from "../../../worker/preview/rules";
import { formOf } from "../../support/form";

const { refusals } = formOf(previewInput, { values: { title: "Çevrim Şartı" } });

describe("the form of a preview", () => {
  it.each([
    ["id", "of a stored record", "5f0c1a2e-8f7b-4c3d-9e6a-1b2c3d4e5f60"],
    ["id", "that is missing, of a new record", undefined],
    ["values", "that are unfinished", {}],
    ["values", "of any kind, which the page reads as far as it can", { title: 5, content: "<script>", pros: ["iyi"] }],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["id", ["", "5f0c", "' or 1=1 --", "../admin", 5, null]],
    ["values", [undefined, null, "title=a", ["a"], 5]],
  ])("refuses a wrong %s", (field, values) => {
    for (const value of values) expect(Object.keys(refusals(field, value))).toEqual([field]);
  });
  it("refuses a field that it does not have", () =>
    expect(refusals("role", "admin")).toEqual({ role: "Bilinmeyen alan" }));
});

it.each([
  ["post", true],
  ["promotion", true],
  ["casino", false],
  ["page", false],
  ["home", false],
] as const)("a preview link of a %s can be shared: %s", (kind, linked) => expect(isLinked(kind)).toBe(linked));
