import { describe, expect, it } from "vitest";
import { namesIn, parseStyle, styleOf } from "../../app/ui/style-rules";

const styleFor = (css: string, html: string, script = "") => styleOf(parseStyle(css), namesIn(html, script));

describe("a page's style sheet", () => {
  it.each([
    [".note{a:b}", '<p class="big note">', "of a class"],
    ["p.note{a:b}", '<p class="note">', "of a tag with a class"],
    [".note>p:first-child{a:b}", '<i class="note"><p>', "of a child"],
    [".note:not(.gone){a:b}", '<p class="note">', "whose arguments may become true"],
    [".note:has(>.late:not(.gone),input:checked){a:b}", '<p class="note"><input>', "of something it contains"],
    [":root:has(:target){a:b}", "<p>", "of a state"],
    [".note:has(:target,.late){a:b}", '<p class="note">', "of a state, or of something it may contain"],
    [":is(:root:has(.a),:root:has(.b)){a:b}", "<p>", "of nested alternatives"],
    ["*,:before,:focus-visible{a:b}", "<p>", "of anything"],
    ["[hidden],p[data-x=note]{a:b}", "<p>", "of attributes"],
    [":root{--a:b}", "<p>", "of the document"],
    ["p{animation:1s turn}@keyframes turn{0%{a:b}to{c:d}}", "<p>", "of animations"],
    ["@view-transition{navigation:auto}", "<p>", "of transitions"],
    ["@media (width>=48rem){p{a:b}}", "<p>", "of a width"],
  ])("has the rule %j for %j: one %s", (css, html) => expect(styleFor(css, html)).toBe(css));

  it.each([
    [".note{a:b}", '<p class="notes a-note">'],
    ["p.note{a:b}", '<i class="note">'],
    [".note p{a:b}", '<i class="note">'],
    [".note:has(.late){a:b}", '<p class="note">'],
    [".note:has(>.late,input:checked){a:b}", '<p class="note">'],
    ["pre{a:b}", "<p>"],
    ["pre{animation:1s turn}@keyframes turn{0%{a:b}to{c:d}}", "<p>"],
    ["@media print{.note{a:b}pre{c:d}}", "<p>"],
  ])("lacks %j for %j", (css, html) => expect(styleFor(css, html)).toBe(""));

  it("keeps the matching selectors of a list, and the order of the rules", () => {
    expect(styleFor(".a,.b:is(.c,.d),p{a:b}.c{c:d}@media print{.b{e:f}.d{g:h}}i{i:j}", '<p class="b"><i>')).toBe(
      ".b:is(.c,.d),p{a:b}@media print{.b{e:f}}i{i:j}",
    );
  });

  it("has the rules for elements that its script adds", () => {
    const script = 'a.className=`toast ${tone}`,b="dialog",c={good:1}';
    expect(styleFor(".toast.good,dialog{a:b}.toast.bad{c:d}", "<p>", script)).toBe(".toast.good,dialog{a:b}");
  });

  it("has no comments", () => expect(styleFor("/* a { */ p { a: b }\n/* c */", "<p>")).toBe("p{ a: b }"));
});
