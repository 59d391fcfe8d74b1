import { describe, expect, it } from "vitest";
import { sanitize } from "../../worker/text/sanitize";

const item = (kind: string, text: string, rest = "") =>
  `<li data-list="${kind}"${rest}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;
const code = (...lines: string[]) =>
  `<div class="ql-code-block-container" spellcheck="false">${lines
    .map((line) => `<div class="ql-code-block">${line || "<br>"}</div>`)
    .join("")}</div>`;

describe("lists of the editor", () => {
  it("become plain lists", () => {
    expect(sanitize(`<ol>${item("bullet", "a")}${item("bullet", "b")}</ol>`)).toBe("<ul><li>a</li><li>b</li></ul>");
    expect(sanitize(`<ol>${item("ordered", "a")}</ol>`)).toBe("<ol><li>a</li></ol>");
  });

  it("are parted where the kind changes", () => {
    expect(sanitize(`<ol>${item("ordered", "1")}${item("bullet", "a")}</ol>`)).toBe(
      "<ol><li>1</li></ol><ul><li>a</li></ul>",
    );
  });

  it("are nested as they are indented", () => {
    const indented = (kind: string, text: string, indent: number) => item(kind, text, ` class="ql-indent-${indent}"`);
    expect(
      sanitize(
        `<ol>${item("ordered", "1")}${indented("bullet", "a", 1)}${indented("bullet", "b", 3)}${indented("ordered", "c", 1)}${item("ordered", "2")}</ol>`,
      ),
    ).toBe("<ol><li>1<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol></li><li>2</li></ol>");
  });

  it("stand one level beneath the item before at most, and stay there when they are read and saved again", () => {
    const at = (text: string, indent: number) => item("bullet", text, indent ? ` class="ql-indent-${indent}"` : "");
    expect(sanitize(`<ol>${at("a", 2)}${at("b", 1)}${at("c", 0)}</ol>`)).toBe(
      "<ul><li>a</li><li>b</li><li>c</li></ul>",
    );
    expect(sanitize(`<ol>${at("a", 0)}${at("b", 3)}${at("c", 1)}${at("d", 2)}</ol>`)).toBe(
      "<ul><li>a<ul><li>b</li><li>c<ul><li>d</li></ul></li></ul></li></ul>",
    );
  });

  it("keep alignment and formats", () => {
    expect(sanitize(`<ol>${item("bullet", "<strong>a</strong>", ' class="ql-align-center"')}</ol>`)).toBe(
      '<ul><li class="ql-align-center"><strong>a</strong></li></ul>',
    );
  });

  it("leaves plain lists as they are", () => {
    const html = "<ul><li>a</li></ul><p>x</p><ol><li>b</li></ol>";
    expect(sanitize(html)).toBe(html);
  });
});

describe("code of the editor", () => {
  it("becomes one <pre> with its lines and spaces", () => {
    expect(sanitize(`<p>x</p>${code("if (a) {", "", "  b &lt; c", "}")}<p>y</p>`)).toBe(
      "<p>x</p><pre>if (a) {\n\n  b &lt; c\n}</pre><p>y</p>",
    );
  });

  it("keeps blank lines at its ends: browsers drop the line break after <pre> and the one before </pre>", () => {
    expect(sanitize(code("", "a", ""))).toBe("<pre>\n\na\n\n</pre>");
    expect(sanitize(code(""))).toBe("<pre>\n\n</pre>");
  });

  it("keeps two blocks apart", () => {
    expect(sanitize(`${code("a")}<p>x</p>${code("b")}`)).toBe("<pre>a</pre><p>x</p><pre>b</pre>");
  });
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
    ["<p>a <br> b</p>", "<p>a·<br />·b</p>"],
    ["<p>\ta</p>", "<p>··· a</p>"],
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

  it("that lay out the markup stay as they are", () => {
    const html = "<ul>\n  <li>a</li> <li>b\n  c</li>\n</ul> <p>d</p>\n";
    expect(sanitize(html)).toBe(html);
  });
});

it("drops blank lines at the end, of which Quill loses one each time", () => {
  expect(sanitize("<p><br></p><p>a</p><p><br></p><p><br></p>")).toBe("<p><br /></p><p>a</p>");
});

describe("pictures", () => {
  it("have their attributes in one order", () => {
    const html = '<img src="/media/a.png" alt="A" width="2" height="1" loading="lazy" />';
    expect(sanitize('<img height="1" width="2" alt="A" src="/media/a.png">')).toBe(html);
    expect(sanitize(html)).toBe(html);
  });

  it("are dropped where they are embedded or nowhere", () => {
    expect(sanitize('<p>a<img src="data:image/png;base64,AAAA"><img src="//:0"></p>')).toBe("<p>a</p>");
  });
});

it("sanitising twice changes nothing more", () => {
  const once = sanitize(
    `<h1 class="ql-align-right">T</h1><p>a <a href="https://b.tr" target="_blank">b</a></p><p><br></p><blockquote>q</blockquote><ol>${item("ordered", "1")}</ol>${code("x", "y")}`,
  );
  expect(sanitize(once)).toBe(once);
});
