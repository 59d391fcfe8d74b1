import { describe, expect, it } from "vitest";
import { sanitize } from "../../worker/html";

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
    expect(sanitize(`<ol>${indented("bullet", "a", 2)}${item("bullet", "b")}</ol>`)).toBe(
      "<ul><li>a</li></ul><ul><li>b</li></ul>",
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

  it("loses blank lines around it, which browsers would not give back", () => {
    expect(sanitize(code("", "a", ""))).toBe("<pre>a</pre>");
  });

  it("keeps two blocks apart", () => {
    expect(sanitize(`${code("a")}<p>x</p>${code("b")}`)).toBe("<pre>a</pre><p>x</p><pre>b</pre>");
  });
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

it("changes nothing the second time", () => {
  const once = sanitize(
    `<h1 class="ql-align-right">T</h1><p>a <a href="https://b.tr" target="_blank">b</a></p><p><br></p><blockquote>q</blockquote><ol>${item("ordered", "1")}</ol>${code("x", "y")}`,
  );
  expect(sanitize(once)).toBe(once);
});
