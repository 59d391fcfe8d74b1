import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Score, type Scored, scoreText, shownScore } from "../../app/ui/score";
import { Stars } from "../../app/ui/stars";
import { warningText } from "../../app/ui/warning";

const scoreOf = (of: Scored) => renderToStaticMarkup(createElement(Score, { of }));

describe("the shown score", () => {
  it.each([
    [{ score: 2.6, rating: 4.9 }, 2.6, "2,6"],
    [{ score: 0, rating: 4 }, 0, "0,0"],
    [{ score: null, rating: 4 }, 4, "editör puanı 4,0"],
    [{ score: null, rating: null }, null, undefined],
  ])("of %j is %j, said as %j", (of, value, text) => {
    expect(shownScore(of)).toBe(value);
    expect(scoreText(of)).toBe(text);
  });

  it("has one accessible name, and says where an editor entered it", () => {
    const html = scoreOf({ score: 2.6, rating: null });
    expect(html).toContain('<b aria-hidden="true">2,6/5</b>');
    expect(html.match(/aria-label="5 üzerinden 2,6"/g)).toHaveLength(1);
    expect(html).not.toContain("editör puanı");
    expect(scoreOf({ score: null, rating: 2.6 })).toContain("editör puanı");
    expect(scoreOf({ score: null, rating: null })).toBe("");
  });
});

it.each([
  [0, "0%"],
  [2.6, "52%"],
  [4.25, "85%"],
  [5, "100%"],
])("stars of %d are filled to %s", (value, width) =>
  expect(renderToStaticMarkup(createElement(Stars, { value }))).toContain(`<rect width="${width}"`),
);

it.each([
  [null, undefined],
  ["", "Önermiyoruz"],
  ["Lisans kaydı bulunamadı.", "Önermiyoruz: Lisans kaydı bulunamadı."],
])("the warning for %j is %j", (reason, text) => expect(warningText(reason)).toBe(text));
