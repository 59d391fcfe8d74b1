import { describe, expect, it } from "vitest";
import { sanitize } from "../../worker/text/sanitize";
import { plainText } from "../../worker/text/visible-text";
import { FORMULA } from "../support/copied-articles";

/** Checks that what is saved does not change when it is saved again. */
function saved(html: string): string {
  const clean = sanitize(html);
  expect(sanitize(clean)).toBe(clean);
  return clean;
}

describe("two blocks", () => {
  it.each(
    (
      "address article aside blockquote body button center dd details dialog dir div dl dt fieldset figcaption figure " +
      "footer form h1 h2 h3 h4 h5 h6 header hgroup legend li listing main menu nav ol p pre search section summary td " +
      "th tr ul"
    ).split(" "),
  )("of <%s> are never glued (B6.6)", (tag) => {
    const clean = saved(`<${tag}>Bir</${tag}><${tag}>İki</${tag}>`);
    expect(plainText(clean)).toBe("Bir İki");
    expect(clean).toMatch(/Bir<\/.*<\w+>İki/);
  });

  it.each([
    ["<div>Bir</div><div>İki</div>", "<p>Bir</p><p>İki</p>"],
    ["<h4>Soru 1</h4><h4>Soru 2</h4>", "<h3>Soru 1</h3><h3>Soru 2</h3>"],
    ["<dl><dt>Kod</dt><dd>KOD10</dd></dl>", "<p>Kod</p><p>KOD10</p>"],
    [FORMULA, "<p>Çevrim x=2 kat</p>"],
    ['Bir<hr aria-hidden="true">İki', "<p>Bir</p><p>İki</p>"],
    ["Bir<hr>İki", "<p>Bir</p><p>İki</p>"],
    ["<section>Bir<p>İki</p>Üç</section>", "<p>Bir</p><p>İki</p><p>Üç</p>"],
    ["<details><summary>Soru</summary>Yanıt</details>", "<p>Soru</p><p>Yanıt</p>"],
    ['<div class="ql-align-center">Bir</div>İki', '<p class="ql-align-center">Bir</p><p>İki</p>'],
    ["Bir <b>iki</b><div>Üç</div>", "<p>Bir <b>iki</b></p><p>Üç</p>"],
    ["<b><div>Bir</div><div>İki</div></b>", "<b><p>Bir</p><p>İki</p></b>"],
    ['<b style="font-weight:normal"><p>Bir</p></b>', "<p>Bir</p>"],
    ["<h2><div>Bir</div></h2>", "<h2>Bir</h2>"],
    [
      "<ul><li><div>Bir</div></li><li><div>a</div><div>b</div></li></ul>",
      "<ul><li>Bir</li><li><p>a</p><p>b</p></li></ul>",
    ],
    ["<pre><div>a</div><div>b</div></pre>", "<pre>a\nb\n</pre>"],
    [
      '<a href="/a" style="color:red; display: block">Bir</a><a href="/b" style="display:block">İki</a>',
      '<p><a href="/a">Bir</a></p><p><a href="/b">İki</a></p>',
    ],
    ['<span style="display:block">Bir</span><span style="display:flex">İki</span>', "<p>Bir</p><p>İki</p>"],
    ["<div><br></div><div>Bir</div>", "<p><br /></p><p>Bir</p>"],
    [
      "<div><figure><img src='/a.png'><figcaption>A</figcaption></figure></div>",
      '<figure><img src="/a.png" alt="" loading="lazy" /><figcaption>A</figcaption></figure>',
    ],
  ])("of %s stay apart", (html, clean) => expect(saved(html)).toBe(clean));

  it("stay apart in a table, beside it and where its parts have none", () => {
    expect(saved("<table><caption>Bir</caption>iki<tr>üç<td>dört</td></tr></table>")).toBe(
      "<p>Bir</p><p>iki</p><table><tr><td>üç</td><td>dört</td></tr></table>",
    );
    expect(saved("<tr><td>Bir</td><td>İki</td></tr>")).toBe("<p>Bir</p><p>İki</p>");
  });

  it("stay apart however deep they are", () => {
    const deep = "<div>".repeat(150) + "<div>Bir</div><div>İki</div>" + "</div>".repeat(150);
    expect(saved(deep)).toBe("<p>Bir</p><p>İki</p>");
  });
});

describe("deleted text", () => {
  it.each([
    "<del>500</del><ins>750</ins>",
    "<strike>500</strike>750",
    '<span style="text-decoration:line-through">500</span>750',
    '<font style="color:red;text-decoration-line: underline line-through">500</font>750',
  ])("is struck through: %s", (html) => expect(saved(html)).toBe("<s>500</s>750"));

  it("is struck through in its line", () =>
    expect(saved('<p style="text-decoration: line-through">500</p>')).toBe("<p><s>500</s></p>"));
});

it.each([
  "<p>m<sup>2</sup> H<sub>2</sub>O</p>",
  '<p>m<span style="font-size:.6em;vertical-align: super">2</span> H<span style="vertical-align:sub;">2</span>O</p>',
])("keeps what stands high and low: %s", (html) => expect(saved(html)).toBe("<p>m<sup>2</sup> H<sub>2</sub>O</p>"));

describe("lists", () => {
  it("keep the number that they begin with", () => {
    expect(saved('<ol start="5"><li>a</li></ol>')).toBe('<ol start="5"><li>a</li></ol>');
    expect(saved('<ol start="1"><li>a</li></ol><ol start="x"><li>b</li></ol>')).toBe(
      "<ol><li>a</li></ol><ol><li>b</li></ol>",
    );
  });

  it("of the editor keep it too, and end where another begins", () => {
    const item = (text: string, more = "") => `<li data-list="ordered"${more}>${text}</li>`;
    expect(saved(`<ol>${item("a", ' data-list-start="5"')}${item("b")}${item("c", ' data-list-start="9"')}</ol>`)).toBe(
      '<ol start="5"><li>a</li><li>b</li></ol><ol start="9"><li>c</li></ol>',
    );
  });

  it("of the editor keep paragraphs of one item together", () => {
    const item = (kind: string, text: string, more = "") => `<li data-list="${kind}"${more}>${text}</li>`;
    expect(
      saved(
        `<ol>${item("ordered", "a")}${item("continued", "b")}${item("bullet", "c", ' class="ql-indent-1"')}${item("continued", "d", ' class="ql-indent-1"')}${item("continued", "e")}${item("ordered", "f")}</ol>`,
      ),
    ).toBe("<ol><li><p>a</p><p>b</p><ul><li><p>c</p><p>d</p></li></ul><p>e</p></li><li>f</li></ol>");
    expect(saved(`<ol>${item("continued", "a")}${item("bullet", "b")}</ol>`)).toBe("<p>a</p><ul><li>b</li></ul>");
  });

  it("of Quill 1 keep their levels", () => {
    expect(saved('<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ul>')).toBe(
      "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>",
    );
    expect(saved('<ol><li>a</li><li class="ql-indent-1">b</li></ol>')).toBe("<ol><li>a<ol><li>b</li></ol></li></ol>");
  });

  it("lose no item that is not one of the editor's", () => {
    expect(saved('<ol><li data-list="bullet">a</li><li>b</li>c<p>d</p></ol>')).toBe(
      "<ul><li>a</li></ul><ol><li>b</li><li>c</li><li><p>d</p></li></ol>",
    );
  });
});

describe("line breaks that are shown", () => {
  it("become lines", () => {
    expect(saved('<span style="white-space: pre-wrap">a\nb\n\nc\n</span>')).toBe("a<br />b<br /><br />c");
    expect(saved('<div style="white-space:pre-line">\n<p>a\nb</p>\n</div>')).toBe("\n<p>a<br />b</p>\n");
  });

  it("become lines also at the end of an inline element, and in tables", () => {
    expect(saved('<div style="white-space:pre-wrap"><span>Bir\n</span><span>İki</span></div>')).toBe(
      "<p>Bir<br />İki</p>",
    );
    expect(saved('<p style="white-space:pre-wrap"><b>Bir</b><span>\n</span><span>İki\n</span></p>')).toBe(
      "<p><b>Bir</b><br />İki</p>",
    );
    expect(saved('<div style="white-space:pre-wrap"><table><tr><td>a\nb</td></tr></table></div>')).toContain(
      "a<br />b",
    );
  });

  it("are spaces elsewhere", () => expect(saved("<p>a\nb</p>")).toBe("<p>a\nb</p>"));
});

describe("pictures of emoji", () => {
  it.each([
    ["WordPress", '<img class="emoji" alt="🎰" src="https://s.w.org/images/core/emoji/15/svg/1f3b0.svg">', "🎰"],
    ["Twitter", '<img alt="👩‍👧" src="https://abs-0.twimg.com/emoji/v2/svg/1f469.svg">', "👩‍👧"],
    ["Telegram", '<img class="emoji" alt="❤️" src="data:image/png;base64,AA">', "❤️"],
    ["a flag", '<img alt="🇹🇷" src="https://a.example/tr.png">', "🇹🇷"],
    ["a key", '<img alt="1️⃣" src="https://a.example/1.png">', "1️⃣"],
    ["WordPress, in characters", '<img class="wp-smiley" alt=":)" src="https://a.example/icon_smile.gif">', ":)"],
  ])("of %s become their text", (_, picture, emoji) => expect(saved(`<p>a${picture}b</p>`)).toBe(`<p>a${emoji}b</p>`));

  it.each([
    '<img src="/media/a.png" alt="🎰" loading="lazy" />',
    '<img src="https://a.tr/b.png" alt="7" loading="lazy" />',
  ])("are not pictures such as %s", (picture) => expect(saved(picture)).toBe(picture));
});

it("text of elements whose attributes are called like our own stays", () => {
  expect(saved('<p><span data-text="true">Merhaba</span><span data-block="true"> dünya</span></p>')).toBe(
    "<p>Merhaba dünya</p>",
  );
});
