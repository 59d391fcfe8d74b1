import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/writing/rules";
import { formOf } from "../../support/form";

describe("asking for an article", () => {
  const { stored, refusals } = formOf(rules.articleRequest, { topic: "Çevrim şartı" });

  it("needs no brief", () => expect(refusals("brief", undefined)).toEqual({}));
  it.each([
    ["topic", "of spaces", " ", "Lütfen bir konu girin"],
    ["topic", "that is missing", undefined, "Lütfen bir konu girin"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it("cleans the topic", () => expect(stored("topic", " bir \n iki ")).toBe("bir iki"));
});

describe.each([
  ["search texts", rules.seoRequest],
  ["an expansion", rules.expansionRequest],
])("asking for %s", (_, schema) => {
  const { refusals } = formOf(schema, { content: "<p>a</p>" });

  it("takes one visible character", () => expect(refusals("content", "<p>ş</p>")).toEqual({}));
  it.each(["", "<p>&nbsp;</p>", undefined])("refuses the content %j", (content) =>
    expect(refusals("content", content)).toEqual({ content: "İçerik alanı boş olamaz" }),
  );
});

describe("asking for ideas", () => {
  const { refusals } = formOf(rules.ideasRequest, { topic: "Çevrim şartı", count: 3 });

  it.each([1, 10])("takes %i of them", (count) => expect(refusals("count", count)).toEqual({}));
  it.each([
    [0, "En az 1 içerik oluşturmalısınız"],
    [11, "En çok 10 içerik oluşturabilirsiniz"],
    [1.5, "En az 1 içerik oluşturmalısınız"],
    ["3", "En az 1 içerik oluşturmalısınız"],
    [undefined, "En az 1 içerik oluşturmalısınız"],
  ])("refuses %j of them", (count, sentence) => expect(refusals("count", count)).toEqual({ count: sentence }));
  it("needs a topic", () => expect(refusals("topic", "")).toEqual({ topic: "Lütfen bir konu girin" }));
});

describe("asking for search texts of a page", () => {
  const { refusals } = formOf(rules.pageSeoRequest, { page_path: "/" });

  it.each(["/", "/".repeat(200)])("takes a path of 1 to 200 characters", (path) =>
    expect(refusals("page_path", path)).toEqual({}),
  );
  it.each(["", "/".repeat(201), 5, undefined])("refuses the path %j", (path) =>
    expect(Object.keys(refusals("page_path", path))).toEqual(["page_path"]),
  );
});
