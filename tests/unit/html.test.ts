import { describe, expect, it } from "vitest";
import { sanitize } from "../../worker/text/sanitize";

const item = (kind: string, text: string, rest = "") =>
  `<li data-list="${kind}"${rest}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;
const code = (...lines: string[]) =>
  `<div class="ql-code-block-container" spellcheck="false">${lines
    .map((line) => `<div class="ql-code-block">${line || "<br>"}</div>`)
    .join("")}</div>`;

it("lists and code of the editor become plain", () => {
  expect(sanitize(`<ol>${item("bullet", "a")}${item("bullet", "b")}</ol>`)).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(sanitize(`<ol>${item("ordered", "a")}</ol>`)).toBe("<ol><li>a</li></ol>");
  expect(sanitize(`<p>x</p>${code("if (a) {", "", "  b &lt; c", "}")}<p>y</p>${code("z")}`)).toBe(
    "<p>x</p><pre>if (a) {\n\n  b &lt; c\n}</pre><p>y</p><pre>z</pre>",
  );
});

describe("tables", () => {
  const plain =
    '<p>a</p><table><tr><th>Casino</th><th>Bonus</th></tr><tr><td>Mavi \u00a0<strong>Köşk</strong></td><td class="ql-align-right"><br /></td></tr></table>';

  it("of the editor are plain ones, with their heads", () => {
    expect(
      sanitize(
        '<p>a</p><table><tbody><tr><td data-row="row-1" data-th="1">Casino</td><td data-row="row-1" data-th="1">Bonus</td></tr><tr><td data-row="row-2">Mavi  <strong>Köşk</strong></td><td data-row="row-2" class="ql-align-right"><br></td></tr></tbody></table>',
      ),
    ).toBe(plain.replace("Mavi \u00a0", "Mavi\u00a0 "));
    expect(sanitize(plain)).toBe(plain.replace("Mavi \u00a0", "Mavi\u00a0 "));
  });

  it("keep nothing that spans, styles or runs", () => {
    expect(
      sanitize(
        '<table border="1" style="position:fixed" onclick="x()"><caption>c</caption><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody>\n<tr><td width="9" background="/x"><script>x()</script>b</td></tr></tbody></table>',
      ),
    ).toBe("<p>c</p><table><tr><th>a</th></tr>\n<tr><td>b</td></tr></table>");
  });
});

describe("spaces", () => {
  // Written as · where they break no line.
  const saved = (html: string) => sanitize(html).replaceAll("\u00a0", "·");

  it.each([
    ["<p>a  b   c d</p>", "<p>a· b·· c d</p>"],
    ["<p>  a </p><p> b</p><p> </p>", "<p>· a·</p><p>·b</p><p>·</p>"],
    ["<p>a <strong> b </strong> c</p>", "<p>a·<strong> b·</strong> c</p>"],
    ["<p>a&nbsp;b&#160; c</p>", "<p>a b· c</p>"],
    ['<p> <img src="/a.png"> a</p>', '<p>·<img src="/a.png" alt="" loading="lazy" /> a</p>'],
    [
      '<p><img src="/a.png"> a <img src="/a.png"></p>',
      '<p><img src="/a.png" alt="" loading="lazy" /> a <img src="/a.png" alt="" loading="lazy" /></p>',
    ],
    [code("a  b ", " c"), "<pre>a  b \n c</pre>"],
  ])("of %s are seen as they were typed", (html, plain) => {
    expect(saved(html)).toBe(plain);
    expect(saved(sanitize(html))).toBe(plain);
  });
});

it("pictures have their attributes in one order", () => {
  const html = '<img src="/media/a.png" alt="A" width="2" height="1" loading="lazy" />';
  expect(sanitize('<img height="1" width="2" alt="A" src="/media/a.png">')).toBe(html);
  expect(sanitize(html)).toBe(html);
});

it("sanitising twice changes nothing more", () => {
  const once = sanitize(
    `<h1 class="ql-align-right">T</h1><p>a <a href="https://b.tr" target="_blank">b</a></p><p><br></p><blockquote>q</blockquote><ol>${item("ordered", "1")}</ol>${code("x", "y")}`,
  );
  expect(sanitize(once)).toBe(once);
});
