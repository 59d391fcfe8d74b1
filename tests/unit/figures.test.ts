import { describe, expect, it } from "vitest";
import { plainText } from "../../worker/text/visible-text";
import { sanitize } from "../../worker/text/sanitize";

const IMAGE = '<img src="/media/promotions/a.png" alt="Zar" loading="lazy" />';
const figure = (inside: string, name = "") => `<figure${name && ` class="${name}"`}>${inside}</figure>`;
const CAPTION = "<figcaption>Kırmızı zar</figcaption>";

describe("a picture with a caption", () => {
  it.each([
    ["is kept", figure(IMAGE + CAPTION)],
    ["may be narrower", figure(IMAGE + CAPTION, "w-half")],
    ["may be narrower and aligned", figure(IMAGE + CAPTION, "ql-align-center w-small")],
    ["may be a link", figure(`<a href="/blog">${IMAGE}</a>${CAPTION}`)],
    ["may have entities in it", figure(`${IMAGE}<figcaption>a &lt; b &amp; c</figcaption>`)],
    ["stands between paragraphs", `<p>a</p>${figure(IMAGE + CAPTION)}<p>b</p>`],
  ])("%s", (_, html) => expect(sanitize(html)).toBe(html));

  it("loses the attributes that only the editor needs", () => {
    const written = `<figure class="w-half" contenteditable="false">${IMAGE}${CAPTION}</figure><p><br></p>`;
    expect(sanitize(written)).toBe(figure(IMAGE + CAPTION, "w-half"));
  });

  it("is kept beside the editor's lists", () => {
    expect(sanitize(`<ol><li data-list="bullet">a</li></ol>${figure(IMAGE + CAPTION, "w-half")}`)).toBe(
      `<ul><li>a</li></ul>${figure(IMAGE + CAPTION, "w-half")}`,
    );
  });

  it("keeps only the text of a caption", () => {
    const html = figure(
      `${IMAGE}<figcaption> <strong>Kırmızı</strong>\n <a href="/b">zar</a><script>x()</script></figcaption>`,
    );
    expect(sanitize(html)).toBe(figure(IMAGE + CAPTION));
  });

  it("is separated by a space in the plain text", () =>
    expect(plainText(`${figure(IMAGE + CAPTION)}<p>b</p>`)).toBe("Kırmızı zar b"));
});

describe("a figure that the editor does not know", () => {
  it.each([
    ["without a caption", figure(IMAGE), `<p>${IMAGE}</p>`],
    ["with an empty caption", figure(`${IMAGE}<figcaption> </figcaption>`), `<p>${IMAGE}</p>`],
    ["with two pictures", figure(IMAGE + IMAGE + CAPTION), `<p>${IMAGE}${IMAGE}</p><p>Kırmızı zar</p>`],
    ["with other text", figure(`a${IMAGE}${CAPTION}`), `<p>a${IMAGE}</p><p>Kırmızı zar</p>`],
    [
      "around a table",
      figure(`<table><tr><td>a</td></tr></table>${CAPTION}`),
      "<table><tr><td>a</td></tr></table><p>Kırmızı zar</p>",
    ],
    [
      "in a cell",
      `<table><tr><td>${figure(IMAGE + CAPTION)}</td></tr></table>`,
      `<table><tr><td><p>${IMAGE}</p><p>Kırmızı zar</p></td></tr></table>`,
    ],
    ["of another class", figure(IMAGE + CAPTION, "hero"), figure(IMAGE + CAPTION)],
    ["that is only a caption", CAPTION, "<p>Kırmızı zar</p>"],
  ])("leaves its content: %s", (_, html, left) => expect(sanitize(html)).toBe(left));

  it.each([["w-half"], ["w-small"]])("keeps the class %s of a picture without a figure", (name) => {
    const html = `<p><img class="${name}" src="/media/promotions/a.png" alt="" loading="lazy" /></p>`;
    expect(sanitize(html)).toBe(html);
  });
});
