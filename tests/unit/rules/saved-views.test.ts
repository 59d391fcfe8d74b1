import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/accounts/saved-views-rules";
import { formOf } from "../../support/form";

describe("a saved view", () => {
  const { stored, refusals } = formOf(rules.viewInput, {
    screen: "promotions",
    name: "Bu hafta biten",
    query: "?end=week",
  });

  it.each([
    ["screen", "of promotions", "promotions"],
    ["screen", "of posts", "blog"],
    ["screen", "of casinos", "casinos"],
    ["screen", "of comments", "comments"],
    ["name", "of one letter", "ş"],
    ["name", "of 60 letters", "ş".repeat(60)],
    ["query", "that filters nothing", ""],
  ])("takes the %s %s", (field, _, value) => expect(refusals(field, value)).toEqual({}));

  it.each([
    ["screen", "that has no views", "accounts", "Bilinmeyen liste"],
    ["screen", "in capitals", "PROMOTIONS", "Bilinmeyen liste"],
    ["screen", "that every object has", "constructor", "Bilinmeyen liste"],
    ["screen", "that is missing", undefined, "Bilinmeyen liste"],
    ["name", "of spaces", "   ", "Görünüme bir ad verin"],
    ["name", "of what nobody sees", "\u200b\u202e", "Görünüme bir ad verin"],
    ["name", "that is missing", undefined, "Görünüme bir ad verin"],
    ["name", "of 61 letters", "ş".repeat(61), "En çok 60 karakter olabilir"],
    ["user_id", "of somebody else", "5", "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([undefined, null, 5, ["q=a"]])("refuses the query %j", (query) =>
    expect(Object.keys(refusals("query", query))).toEqual(["query"]),
  );
  it("cleans the name", () => expect(stored("name", " Bu \n hafta\u0000 biten ")).toBe("Bu hafta biten"));
});

describe("a changed view", () => {
  const { refusals } = formOf(rules.viewUpdate, { name: "Bekleyenler", is_default: true });

  it.each([
    ["name", "of spaces", " ", "Görünüme bir ad verin"],
    ["is_default", "that is a word", "true", "Açık veya kapalı olmalıdır"],
    ["is_default", "that is missing", undefined, "Açık veya kapalı olmalıdır"],
    ["query", "which stays", "?q=a", "Bilinmeyen alan"],
    ["screen", "which stays", "blog", "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));
});

describe("the list whose views are asked for", () => {
  const { refusals } = formOf(rules.viewsOf, { screen: "blog" });

  it.each(["", "trash", "__proto__", undefined])("is not %j", (screen) =>
    expect(refusals("screen", screen)).toEqual({ screen: "Bilinmeyen liste" }),
  );
  it("may come with other parameters", () => expect(refusals("q", "çark")).toEqual({}));
});
