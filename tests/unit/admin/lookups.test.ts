import { expect, it } from "vitest";
import { withCurrent } from "../../../app/admin/promotions/lookups";

const OPTIONS = [{ value: "1", label: "Bir" }];

it.each([
  ["stay unchanged if they contain the record's value", "1", "Eski ad", []],
  ["stay unchanged if the record has no value", "", null, []],
  ["end with a value that they do not contain", "2", "Kapalı kategori", [{ value: "2", label: "Kapalı kategori" }]],
  ["give a value without a name a general label", "2", null, [{ value: "2", label: "Kayıtlı seçim" }]],
])("the options of a picker %s", (_, value, name, more) =>
  expect(withCurrent(OPTIONS, value, name)).toEqual([...OPTIONS, ...more]),
);
