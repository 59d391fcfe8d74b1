// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { bulkActions } from "../../../app/admin/promotions/bulk";

it.each([
  ["existing", "bir yılı dolduranlar", "Mevcut üyeler · bir yılı dolduranlar"],
  ["all", null, "Herkes"],
  [null, null, "Belirtilmemiş"],
] as const)("who can get a promotion is named with the condition that a change removes: %s, %s", (...given) => {
  const [audience, audience_note, text] = given;
  const action = bulkActions([], []).find(({ label }) => label === "Kim alabilir");
  expect(action?.before?.({ audience, audience_note } as never)).toBe(text);
});
