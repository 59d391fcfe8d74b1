import { describe, expect, it } from "vitest";
import { viewInput } from "../../../worker/views/rules";
import { formOf } from "../../support/form";

const { refusals } = formOf(viewInput, { kind: "post", id: "5f0c1a2e-8f7b-4c3d-9e6a-1b2c3d4e5f60" });
const WRONG = "Görüntülenme kaydı geçersiz";

describe("a view", () => {
  it.each(["post", "promotion", "casino"])("may be of a %s", (kind) => expect(refusals("kind", kind)).toEqual({}));
  it.each(["a", "ş".repeat(100), "' or 1=1 --"])("takes the id %j, which need not exist", (id) =>
    expect(refusals("id", id)).toEqual({}),
  );
  it.each([
    ["kind", ["comment", "POST", "constructor", "", 5, null, undefined]],
    ["id", ["", "a".repeat(101), 5, null, undefined, ["a"]]],
  ])("refuses a wrong %s", (field, values) => {
    for (const value of values) expect(refusals(field, value)).toEqual({ [field]: WRONG });
  });
  it("refuses a number of views of its own", () =>
    expect(refusals("count", 1_000)).toEqual({ count: "Bilinmeyen alan" }));
});
