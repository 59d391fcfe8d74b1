import { describe, expect, it } from "vitest";
import { readingMinutes, withHeadingIds } from "../../app/public/blog/post-text";

describe("the headings of a post", () => {
  const headings = (html: string) => withHeadingIds(html).headings;

  it("get ids made of their Turkish words", () => {
    const { html, headings } = withHeadingIds("<h2>Çevrim şartı: <em>İlk</em> adım &amp; süre</h2><p>Metin</p>");
    expect(headings).toEqual([{ id: "bolum-cevrim-sarti-ilk-adim-sure", text: "Çevrim şartı: İlk adım & süre" }]);
    expect(html).toBe(
      '<h2 id="bolum-cevrim-sarti-ilk-adim-sure">Çevrim şartı: <em>İlk</em> adım &amp; süre</h2><p>Metin</p>',
    );
  });

  it("keep their class", () =>
    expect(withHeadingIds('<h2 class="ql-align-center">Ad</h2>').html).toBe(
      '<h2 id="bolum-ad" class="ql-align-center">Ad</h2>',
    ));

  it("get different ids, even where they look like those of others", () => {
    const ids = headings("<h2>Süre</h2><h2>süre</h2><h2>Süre 2</h2><h2>???</h2><h2>!</h2>").map(({ id }) => id);
    expect(ids).toEqual(["bolum-sure", "bolum-sure--2", "bolum-sure-2", "bolum-", "bolum---2"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("leave out other levels and empty ones", () =>
    expect(headings("<h1>Bir</h1><h3>Üç</h3><h2><br /></h2><h2> </h2>")).toEqual([]));
});

it.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [760, 4],
])("the reading time of %i words is %i minutes", (words, minutes) =>
  expect(readingMinutes(`<p>${"söz ".repeat(words)}</p>`)).toBe(minutes),
);
