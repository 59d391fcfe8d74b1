import { expect, it } from "vitest";
import type { Post } from "../../../db/schema";
import { valuesOf as postValues } from "../../../app/admin/blog/values";
import { type EditedPromotion, valuesOf } from "../../../app/admin/promotions/values";
import { valuesOf as adValues } from "../../../app/admin/splash-ads/values";

it("hold numbers and lists as texts, and nothing as an empty text", () => {
  const row = { title: "Yaz", wagering: 30, min_deposit: 0, terms: ["Bir", "İki"], verdict: null, is_active: false };
  expect(valuesOf({ ...row, description: "<p>Gizli</p>" } as EditedPromotion)).toMatchObject({
    ...{ title: "Yaz", wagering: "30", min_deposit: "0", terms: "Bir\nİki", verdict: "", is_active: false },
    ...{ audience: "", wagering_base: "", expiry_date: "" },
  });
  expect(Object.keys(valuesOf(row as unknown as EditedPromotion))).not.toContain("description");
});

it("of a new record are the defaults of its schema", () => {
  expect(valuesOf(undefined)).toMatchObject({ title: "", is_active: true, audience: "", terms: "" });
  expect(adValues(undefined)).toMatchObject({ weight: "1", frequency: "visit", starts_at: null, is_active: true });
});

it("leave a time that is not set without a value", () =>
  expect(postValues({ publish_at: null } as Post).publish_at).toBeNull());
