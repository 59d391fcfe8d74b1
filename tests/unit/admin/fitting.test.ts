import { describe, expect, it } from "vitest";
import { fitting, textsLeft } from "../../../app/admin/draft/fitting";

const MODEL = { title: "Başlık", review: null, is_active: true, pins: [{ id: "1" }], names: [], seo: { title: "" } };

describe("a draft in the shape of its form", () => {
  it("keeps what was typed", () => {
    const typed = {
      ...{ title: "Yeni", review: { a: 1 }, is_active: false, pins: [{ id: "2" }, { id: "3" }], names: ["a"] },
      seo: { title: "SEO" },
    };
    expect(fitting(MODEL, typed)).toEqual(typed);
  });

  it.each([
    { title: 5, review: [], is_active: "evet", pins: "x", names: 7, seo: null },
    { title: null, seo: { title: [] }, unknown: 1 },
    { pins: [null, 3], names: [null] },
  ])("takes the form's value for each that does not fit: %j", (broken) => {
    expect(fitting(MODEL, broken)).toEqual({
      ...MODEL,
      ...("pins" in broken && Array.isArray(broken.pins) && { pins: [] }),
    });
  });
});

it.each([
  [{ title: "Yeni", seo: { title: "SEO" } }, undefined],
  [{ title: "Yeni", subtitle: "<p>Alt <b>başlık</b></p>" }, ["Alt başlık"]],
  [{ title: ["Yeni", "Alt"], seo: { heading: "SEO" }, names: [""] }, ["Yeni", "Alt", "SEO"]],
  [{ title: "Yeni", only_new: true }, []],
])("of the draft %j the form leaves out the texts %j", (draft, texts) => {
  expect(textsLeft(draft, fitting(MODEL, draft) as object)).toEqual(texts);
});
