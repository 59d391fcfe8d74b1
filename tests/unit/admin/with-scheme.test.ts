import { expect, it } from "vitest";
import { withScheme } from "../../../app/admin/form/with-scheme";

it.each([
  ["gumussehir.com", "https://gumussehir.com"],
  [" www.gumussehir.com/bonus?id=1 ", "https://www.gumussehir.com/bonus?id=1"],
  ["gumussehir.com:8443", "https://gumussehir.com:8443"],
])("completes the address %s", (typed, whole) => expect(withScheme(typed)).toBe(whole));

it.each([
  "",
  "http://gumussehir.com",
  "gumussehir",
  "/bonuslar",
  "#promosyonlar",
  "/media/promotions/a.png",
  "mailto:ali@gumussehir.com",
  "ali@gumussehir.com",
  "javascript:alert(1)",
])("leaves %s as it is", (typed) => expect(withScheme(typed)).toBe(typed));
