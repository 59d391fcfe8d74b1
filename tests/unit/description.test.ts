import { describe, expect, it } from "vitest";
import { composeDescription as compose, fullDescription } from "../../worker/promotions/description.server";

describe("the description of a promotion", () => {
  it("is split into the short and the full description that it was composed of", () => {
    const { description, short_description } = compose("Kısa & <b>öz</b>", "<h2>Ayrıntı</h2><p>Uzun metin</p>");
    expect(description).toBe("<p>Kısa &amp; &lt;b&gt;öz&lt;/b&gt;</p><h2>Ayrıntı</h2><p>Uzun metin</p>");
    expect(short_description).toBe("Kısa & <b>öz</b>");
    expect(fullDescription({ description })).toBe("<h2>Ayrıntı</h2><p>Uzun metin</p>");
  });

  it("without a leading paragraph is split after 150 characters, so that nothing is repeated", () => {
    const { description, short_description } = compose(
      null,
      `<h2>${"ş".repeat(100)}</h2><ul><li>${"ü".repeat(60)}</li></ul>`,
    );
    expect(short_description).toBe(`${"ş".repeat(100)} ${"ü".repeat(49)}`);
    expect(fullDescription({ description })).toBe(`<ul><li>${"ü".repeat(11)}</li></ul>`);
  });

  it.each([
    ["<h2>Başlık</h2><p>Metin</p>", "Başlık Metin"],
    ['<p class="ql-align-center">Kısa</p><h2>Uzun</h2>', "Kısa"],
    ["<p></p><h2>Uzun</h2>", "Uzun"],
  ])("of %s has the short description '%s'", (full, short) => {
    expect(compose(null, full).short_description).toBe(short);
  });

  it.each([
    ["no text", null, ""],
    ["a leading paragraph", "<p>a</p> <h2>b</h2> ", "<h2>b</h2>"],
    ["space before it", " <p>a</p>b", "b"],
    ["a class on it", '<p class="ql-align-center">a</p>b', "b"],
    ["149 letters and an entity", `<h2>${"a".repeat(149)}&amp;b</h2>`, "<h2>b</h2>"],
    ["149 letters and a numbered entity", `<h2>${"a".repeat(149)}&#39;b</h2>`, "<h2>b</h2>"],
    ["several blocks", `<h2>${"a".repeat(150)}</h2><p>b</p><p>c</p>`, "<p>b</p><p>c</p>"],
    ["149 letters and a space", `<h2>${"a".repeat(149)} b</h2>`, "<h2>b</h2>"],
    ["149 letters and an emoji", `<h2>${"a".repeat(149)}👩‍👧b</h2>`, "<h2>b</h2>"],
    ["a list that is left empty", `<ul><li>${"a".repeat(148)}<br />a</li></ul><p>b</p>`, "<p>b</p>"],
    [
      "empty cells",
      `<h2>${"a".repeat(150)}</h2><table><tr><td></td><td>b</td></tr></table>`,
      "<table><tr><td></td><td>b</td></tr></table>",
    ],
    ["pictures", `<h2>${"a".repeat(149)}<img src="/a.png" alt="" />bc</h2>`, '<h2><img src="/a.png" alt="" />c</h2>'],
    ["an aligned heading", `<h2 class="ql-align-right">${"a".repeat(150)}</h2> <h3>b</h3>\n`, "<h3>b</h3>"],
  ])("leaves what follows: %s", (_, description, rest) => expect(fullDescription({ description })).toBe(rest));
});
