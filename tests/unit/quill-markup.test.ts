import { describe, expect, it } from "vitest";
import { convertQuillMarkup } from "../../worker/text/quill-markup";

const item = (text: string, indent = 0, kind = "bullet") =>
  `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ""}>${text}</li>`;
const listed = (...items: string[]) => convertQuillMarkup(`<ol>${items.join("")}</ol>`);
const code = (...lines: string[]) =>
  convertQuillMarkup(
    `<div class="ql-code-block-container">${lines.map((line) => `<div class="ql-code-block">${line}</div>`).join("")}</div>`,
  );

describe("a list of the editor", () => {
  it.each([
    ["of one kind", listed(item("a b"), item("c\nd")), "<ul><li>a b</li><li>c\nd</li></ul>"],
    [
      "of two kinds",
      listed(item("a"), item("b", 0, "ordered"), item("c")),
      "<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>",
    ],
    [
      "with a list in it",
      listed(item("a"), item("b", 1), item("c", 1), item("d")),
      "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>",
    ],
    [
      "with lists of two kinds in it",
      listed(item("a"), item("b", 1), item("c", 1, "ordered"), item("d")),
      "<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ul>",
    ],
    [
      "that comes back by two levels",
      listed(item("a"), item("b", 1), item("c", 2), item("d")),
      "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>",
    ],
    ["that begins deeper", listed(item("a", 2), item("b", 1), item("c")), "<ul><li>a</li><li>b</li><li>c</li></ul>"],
  ])("%s becomes plain", (_, made, plain) => expect(made).toBe(plain));

  it.each(["center", "right", "justify"])("keeps items that are aligned: %s", (side) =>
    expect(listed(`<li class="ql-align-${side}" data-list="bullet">a</li>`)).toBe(
      `<ul><li class="ql-align-${side}">a</li></ul>`,
    ),
  );

  it("may have attributes", () =>
    expect(convertQuillMarkup(`<ol class="x">${item("a")}</ol>`)).toBe("<ul><li>a</li></ul>"));

  it("is found within a plain one", () =>
    expect(convertQuillMarkup(`<ol><li>a<ol>${item("b")}</ol></li></ol>`)).toBe(
      "<ol><li>a<ul><li>b</li></ul></li></ol>",
    ));

  it.each(["<ol><li>a</li></ol><ul><li>b</li></ul>", "<ol><li>data-list=</li></ol>"])(
    "is not what %s is, which stays",
    (html) => expect(convertQuillMarkup(html)).toBe(html),
  );

  it("keeps what stands beside its items", () =>
    expect(convertQuillMarkup(`<ol>x${item("a")}<li>y</li></ol>`)).toBe(
      "<ol><li>x</li></ol><ul><li>a</li></ul><ol><li>y</li></ol>",
    ));

  it("is of its items' kind", () =>
    expect(convertQuillMarkup('<ul><li data-list="ordered">a</li></ul>')).toBe("<ol><li>a</li></ol>"));

  it("keeps formats, entities, links and pictures in its items", () => {
    const content = '<b>a</b> &lt; &amp;amp; <a href="/?a=1&amp;b=2">b</a><img src="/a.png" alt="" />';
    expect(listed(item(content))).toBe(`<ul><li>${content}</li></ul>`);
  });

  it("with deeper items first stays one list where the shallow one is two levels up", () =>
    expect(listed(item("a"), item("b", 3), item("c", 1), item("d", 2))).toBe(
      "<ul><li>a<ul><li>b</li><li>c<ul><li>d</li></ul></li></ul></li></ul>",
    ));
});

describe("a code block of the editor", () => {
  it.each([
    ["of lines", code("a", "b c"), "<pre>a\nb c</pre>"],
    ["with an empty line", code("a", "<br />", "b"), "<pre>a\n\nb</pre>"],
    ["with empty lines as browsers write them", code("a", "<br>", "<br/>", "b"), "<pre>a\n\n\nb</pre>"],
    ["with line breaks in its lines", code("a<br />", "<br />b"), "<pre>a<br />\n<br />b</pre>"],
    ["that begins with an empty line", code("<br />", "a"), "<pre>\n\na</pre>"],
    ["that ends with an empty line", code("a", "<br />"), "<pre>a\n\n</pre>"],
    ["that is empty", code("<br />"), "<pre>\n\n</pre>"],
  ])("%s becomes plain", (_, made, plain) => expect(made).toBe(plain));

  it("may name its language, and have space between its tags", () =>
    expect(
      convertQuillMarkup(
        '<div class="ql-code-block-container"><div class="ql-code-block" data-language="x">a</div>\n </div>',
      ),
    ).toBe("<pre>a</pre>"));

  it("may have lines that are aligned", () =>
    expect(
      convertQuillMarkup(
        '<div class="ql-code-block-container"><div class="ql-code-block ql-align-center">a</div><div class="ql-code-block">b</div></div>',
      ),
    ).toBe("<pre>a\nb</pre>"));

  it("has lines", () => {
    const html = '<div class="ql-code-block-container">x</div>';
    expect(convertQuillMarkup(html)).toBe(html);
  });

  it.each(["<p>x</p>", "<h2>x</h2>", "<ul><li>x</li></ul>", "<blockquote>x</blockquote>"])(
    "is none around %s",
    (other) => {
      const html = `<div class="ql-code-block-container">${other}<div class="ql-code-block">a</div></div>`;
      expect(convertQuillMarkup(html)).toBe(html);
    },
  );
});
