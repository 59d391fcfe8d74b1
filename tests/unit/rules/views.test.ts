import { describe, expect, it } from "vitest";
import { viewsInput } from "../../../worker/views/rules";
import { formOf } from "../../support/form";

const VIEW = { kind: "post", id: "5f0c1a2e-8f7b-4c3d-9e6a-1b2c3d4e5f60" };
const { refusals } = formOf(viewsInput, { views: [VIEW] });
const WRONG = "Görüntülenme kaydı geçersiz";

describe("the views of a visit", () => {
  it.each([1, 20])("may be %i", (count) => expect(refusals("views", Array(count).fill(VIEW))).toEqual({}));
  it.each([
    ["none", []],
    ["21", Array(21).fill(VIEW)],
    ["a single one without a list", VIEW],
    ["a text", "post"],
    ["missing", undefined],
  ])("are refused when they are %s", (_, views) => expect(refusals("views", views)).toEqual({ views: WRONG }));
  it("are refused with another field", () => expect(refusals("ip", "1.2.3.4")).toEqual({ ip: "Bilinmeyen alan" }));
});

describe("a view", () => {
  const refused = (change: object) => refusals("views", [{ ...VIEW, ...change }]);

  it.each(["post", "promotion", "casino"])("may be of a %s", (kind) => expect(refused({ kind })).toEqual({}));
  it.each(["a", "ş".repeat(100), "' or 1=1 --"])("takes the id %j, which need not exist", (id) =>
    expect(refused({ id })).toEqual({}),
  );
  it.each([
    ["kind", ["comment", "POST", "constructor", "", 5, null, undefined]],
    ["id", ["", "a".repeat(101), 5, null, undefined, ["a"]]],
  ])("refuses a wrong %s", (field, values) => {
    for (const value of values) expect(refused({ [field]: value })).toEqual({ [`views.0.${field}`]: WRONG });
  });
  it.each([null, "post", [VIEW]])("is not %j", (view) =>
    expect(refusals("views", [view])).toEqual({ "views.0": WRONG }),
  );
  it("refuses a number of views of its own", () =>
    expect(refusals("views", [{ ...VIEW, count: 1_000 }])).toEqual({ count: "Bilinmeyen alan" }));
});
