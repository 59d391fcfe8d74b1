import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { htmlMark } from "../../worker/text/mark";
import { plainText } from "../../worker/text/visible-text";
import { safeHtml, sanitize, sanitizeAtLeast } from "../../worker/text/sanitize";

const OTHER_SITE = 'rel="noopener"';

describe("tags", () => {
  it.each("p h1 h2 h3 strong b em i u s sup sub ul ol li blockquote pre code".split(" "))("keep <%s>", (tag) =>
    expect(sanitize(`<${tag} onclick="x()">a</${tag}>`)).toBe(`<${tag}>a</${tag}>`),
  );

  it("keep tables with their rows and cells", () => {
    const html = "<table><tr><th>a</th><td>b</td></tr></table>";
    expect(sanitize(html)).toBe(html);
  });

  it("keep line breaks", () => expect(sanitize("<p>a<br>b</p>")).toBe("<p>a<br />b</p>"));

  it.each(["span", "font", "ins", "thead", "unwrapped"])("of <%s> leave only the words", (tag) =>
    expect(sanitize(`<${tag}>a</${tag}>`)).toBe("a"),
  );

  it.each([
    ["h4", "h3"],
    ["h5", "h3"],
    ["h6", "h3"],
    ["del", "s"],
    ["strike", "s"],
    ["menu", "ul"],
  ])("of <%s> become <%s>", (tag, kept) => expect(sanitize(`<${tag}>a</${tag}>`)).toBe(`<${kept}>a</${kept}>`));

  it.each(["script", "style", "textarea", "title", "template"])("of <%s> leave nothing", (tag) =>
    expect(sanitize(`<${tag}>a</${tag}>`)).toBe(""),
  );
});

describe("classes", () => {
  it.each(["p", "h1", "h2", "h3", "li", "blockquote"])("align <%s>", (tag) => {
    const html = `<${tag} class="ql-align-center">a</${tag}>`;
    expect(sanitize(html.replace("center", "center btn"))).toBe(html);
  });

  it.each(["th", "td"])("align <%s>", (tag) => {
    const html = `<table><tr><${tag} class="ql-align-center">a</${tag}></tr></table>`;
    expect(sanitize(html)).toBe(html);
  });

  it.each(["ql-align-center", "ql-align-right", "ql-align-justify"])("may be %s", (name) =>
    expect(sanitize(`<p class="${name}">a</p>`)).toBe(`<p class="${name}">a</p>`),
  );

  it.each(["ql-indent-1", "ql-code-block", "ql-align-left", "hero"])("may not be %s", (name) =>
    expect(sanitize(`<p class="${name}">a</p>`)).toBe("<p>a</p>"),
  );

  it("may not be those of the editor where a text has its lists too", () => {
    expect(sanitize('<ol><li data-list="bullet">a</li></ol><p class="ql-indent-1" data-list="x">b</p>')).toBe(
      "<ul><li>a</li></ul><p>b</p>",
    );
  });
});

describe("links", () => {
  it.each(["http", "https"])("may be %s", (scheme) =>
    expect(sanitize(`<a href="${scheme}://b.tr/">a</a>`)).toBe(`<a href="${scheme}://b.tr/" ${OTHER_SITE}>a</a>`),
  );

  it("are written as browsers read them", () =>
    expect(sanitize('<a href=" HTTPS://B.tr ">a</a>')).toBe(`<a href="https://b.tr/" ${OTHER_SITE}>a</a>`));

  it("tell search engines nothing of their own", () =>
    expect(sanitize('<a href="/b" rel="me" name="x" title="y" class="btn">a</a>')).toBe('<a href="/b">a</a>'));

  it("without an address are only words", () => expect(sanitize("<p><a>a</a></p>")).toBe("<p>a</p>"));
});

describe("pictures", () => {
  const picture = (src: string) => `<img src="${src}" alt="" loading="lazy" />`;

  it.each(["http://b.tr/a.png", "https://b.tr/a.png", "/media/promotions/a.png"])("may lie at %s", (src) =>
    expect(sanitize(`<img src="${src}">`)).toBe(picture(src)),
  );

  it.each([
    "#a",
    "//b.tr/a.png",
    "//:0",
    "a.png",
    "a/",
    "/a\\b/",
    "blob:https://b.tr/1",
    "data:image/png;base64,AA",
    "",
  ])("may not lie at %j", (src) => expect(sanitize(`<img src="${src}">`)).toBe(""));

  it("without an address are none", () => expect(sanitize("<p>a<img alt=b></p>")).toBe("<p>a</p>"));

  it("keep what they show in words", () =>
    expect(sanitize('<img src="/a.png" alt="Zar &amp; \'kart\'">')).toBe(
      `<img src="/a.png" alt="Zar &amp; 'kart'" loading="lazy" />`,
    ));

  it("may have one side", () => {
    expect(sanitize('<img src="/a.png" width="2">')).toBe('<img src="/a.png" alt="" width="2" loading="lazy" />');
    expect(sanitize('<img src="/a.png" height="1">')).toBe('<img src="/a.png" alt="" height="1" loading="lazy" />');
  });

  it("have no other attributes", () =>
    expect(sanitize('<img src="/a.png" srcset="/b.png 2x" class="ql-align-center" style="x" loading="eager">')).toBe(
      picture("/a.png"),
    ));
});

describe("nesting", () => {
  const nested = (depth: number, tag: string) => `${`<${tag}>`.repeat(depth)}a${`</${tag}>`.repeat(depth)}`;

  it.each([50, 60, 200])("of %i tags is kept to the 50th", (depth) =>
    expect(sanitize(nested(depth, "b"))).toBe(nested(50, "b")),
  );
  it("counts open tags, not all of them", () => {
    const html = "<p>a</p>".repeat(300);
    expect(sanitize(html)).toBe(html);
  });
  it("of 201 tags leaves the words alone", () => {
    expect(sanitize(`${nested(201, "b")} <p>5 &lt; 6 &amp; 7</p>`)).toBe("a 5 &lt; 6 &amp; 7");
  });
});

describe("a '<' that begins no tag", () => {
  it.each([
    ["<p>5 < 6</p>", "<p>5 &lt; 6</p>"],
    ["a <3 <", "a &lt;3 &lt;"],
    ["a <é>", "a &lt;é&gt;"],
  ])("is text: %s", (html, clean) => expect(sanitize(html)).toBe(clean));

  it.each([
    ["a<B>b</B>", "a<b>b</b>"],
    ["a<!-- b -->c", "ac"],
    ["a<?b?>c", "ac"],
  ])("is told from %s", (html, clean) => expect(sanitize(html)).toBe(clean));

  it("cannot be smuggled in by the character that stands for it", () => expect(sanitize("a\ufdd0b>c")).toBe("ab&gt;c"));
});

describe("the end of a text", () => {
  it("has no blank lines", () =>
    expect(sanitize("<p><br></p><p>a</p><p><br></p><p><br></p>")).toBe("<p><br /></p><p>a</p>"));
  it("of blank lines alone is empty", () => expect(sanitize("<p><br></p>")).toBe(""));
  it("may be one that is aligned", () =>
    expect(sanitize('<p class="ql-align-right"><br></p>')).toBe('<p class="ql-align-right"><br /></p>'));
});

it("the mark of sanitised HTML is the version of the rules and a hash of the text", () => {
  const hash = createHash("sha256").update("<p>ş</p>").digest("base64url");
  expect(htmlMark("<p>ş</p>")).toBe(`2-${hash.slice(0, 22)}`);
});

describe("HTML that must show something", () => {
  it("is sanitised", () => expect(sanitizeAtLeast(3, "<span>abc</span>", "content", "Çok kısa")).toBe("abc"));

  it("is refused at its field where what is left shows too little", () => {
    expect(() => sanitizeAtLeast(3, "<p>ab</p><script>abc</script>", "content", "Çok kısa")).toThrow(
      expect.objectContaining({ code: "invalid", message: "Çok kısa", details: { fields: { content: "Çok kısa" } } }),
    );
  });
});

describe("the text of sanitised HTML", () => {
  it.each([
    ["a<br />b", "a b"],
    ["<p>a</p><p>b</p>", "a b"],
    ["<h2>a</h2>b", "a b"],
    ["<ul><li>a</li><li>b</li></ul>", "a b"],
    ["<blockquote>a</blockquote>b", "a b"],
    ["<pre>a</pre><pre>b</pre>", "a b"],
    ["<tr><th>a</th><td>b</td><td>c</td></tr>", "a b c"],
    ["<strong>a</strong>b<code>c</code>", "abc"],
    ["<p>  a \n b\u00a0\u00a0c </p>", "a b c"],
    ["a &lt;b&gt; &amp;lt;", "a <b> &lt;"],
    ["&lt;&lt; &gt;&gt; &amp;&amp;", "<< >> &&"],
    ['a<img src="/b.png" alt="c" />d', "ad"],
    ['<p>a</p><p class="ql-al', "a"],
  ])("of %s is '%s'", (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ["<p>&quot;a&quot; &amp;amp; &lt;b&gt; &#39;c&#39;</p><p>d<b>e</b>f</p>", `"a" &amp; <b> 'c' def`],
    ["<p>5 &lt; 6 &amp; 7</p><p>yeni&nbsp;satır</p>", "5 < 6 & 7 yeni satır"],
    ["<<b>script>alert(1)</b>", "<script>alert(1)"],
  ])("made of %s is '%s'", (html, text) => expect(plainText(sanitize(html))).toBe(text));
});

describe("stored HTML", () => {
  const hostile = '<p>a</p><img src="/x.png" onerror="alert(1)">';

  it("is shown as it is where its mark fits, and sanitised where another hand wrote it", () => {
    const clean = sanitize(hostile);
    expect(safeHtml(clean, htmlMark(clean))).toBe(clean);
    expect(safeHtml(hostile, htmlMark(clean))).toBe(clean);
    expect(safeHtml(hostile, "")).toBe(clean);
    expect(safeHtml(hostile, null)).toBe(clean);
  });

  it("is trusted by its mark alone, and sanitised again where that is of other rules", () => {
    const mark = htmlMark(hostile);
    expect(safeHtml(hostile, mark)).toBe(hostile);
    expect(safeHtml(hostile, mark.replace(/^\d+/, "0"))).toBe(sanitize(hostile));
  });
});
