import { expect, it } from "vitest";
import { changeOf } from "../../app/admin/dashboard/figure-change";

it.each([
  [26, 15, "Geçen aya göre +%73,3"],
  [15, 20, "Geçen aya göre −%25"],
  [20, 20, "Geçen aya göre değişmedi"],
  [0, 0, "Geçen aya göre değişmedi"],
  [4, 0, "Geçen aydan beri +4"],
  [26, null, "Geçen ay için veri yok"],
])("the change of a figure: %i after %j is shown as '%s'", (total, before, sentence) =>
  expect(changeOf({ total, before })).toBe(sentence),
);
