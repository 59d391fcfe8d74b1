// @vitest-environment happy-dom
import { Quill } from "react-quill";
import { beforeEach, describe, expect, it, vi } from "vitest";
import toast from "react-hot-toast";
import type { EditorClipboard } from "../../../app/admin/rich-text/clipboard";
import "../../../app/admin/rich-text/clipboard";
import { SPLIT_START } from "../../../app/admin/rich-text/lists";
import { catchPastedPictures } from "../../../app/admin/rich-text/pictures";
import { HTML_MAX } from "../../../worker/fields";
import { sanitize } from "../../../worker/text/sanitize";
import { ARTICLES, FORMULA } from "../../support/copied-articles";

let quill: Quill;
beforeEach(() => {
  // Not vi.mock, which misses modules that another file has loaded.
  vi.spyOn(toast, "error").mockReturnValue("");
  const container = document.body.appendChild(document.createElement("div"));
  const keyboard = { bindings: { start: SPLIT_START } };
  quill = new Quill(container, { modules: { toolbar: false, table: true, keyboard, history: { userOnly: true } } });
  catchPastedPictures(quill, { keep: () => "/placeholder.svg#waiting-1", onExternal: () => undefined });
});

const clipboard = () => quill.clipboard as EditorClipboard;
const load = (html: string) => quill.setContents(quill.clipboard.convert({ html }), "silent");
/** As the server keeps it. */
const saved = () => sanitize(quill.root.innerHTML);
const paste = (html: string, index = quill.getLength() - 1, length = 0) =>
  clipboard().onPaste({ index, length }, { html, text: "" });
const told = () => vi.mocked(toast.error).mock.calls.map(([sentence]) => sentence);

describe("pasted HTML is read as the server reads it (B6.6)", () => {
  it.each([
    "<h4>Soru 1</h4><h4>Soru 2</h4>",
    "<div>Bir</div><div>İki</div>",
    "<aside>Bir</aside><aside>İki</aside>",
    "<p>Bir</p><hr><p>İki</p>",
    "Bir<hr>İki",
    "<dl><dt>Kod</dt><dd>KOD10</dd></dl>",
    "<details><summary>Soru</summary>Yanıt</details>",
    "<p>Bir <del>500</del> <ins>750</ins></p>",
    '<p>Bir <span style="text-decoration: underline line-through">500</span></p>',
    '<p><span style="display:block">Bir</span><span style="display:block">İki</span></p>',
    '<p><b style="font-weight:normal">Bir</b></p>',
    "<p>m<sup>2</sup> H<sub>2</sub>O</p>",
    '<p>a<img class="emoji" alt="🎰" src="https://s.w.org/a.svg">b</p>',
    '<p>a <a href="mailto:a@b.tr">b</a> <a href="tel:115">115</a></p>',
    '<ol start="5"><li>a</li><li>b</li></ol><p>c</p>',
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "<ol><li><p>a</p><p>b</p></li><li>c</li></ol>",
    FORMULA,
    "<ul><li><p>a</p><ul><li>b</li></ul><p>c</p></li><li>d</li></ul>",
    '<ul><li>a</li><li class="ql-indent-1">b</li></ul>',
  ])("%s", (html) => {
    paste(html);
    const clean = sanitize(html);
    const asLines = clean.startsWith("<") ? clean : `<p>${clean}</p>`;
    expect(saved()).toBe(asLines);
    load(asLines);
    expect(saved()).toBe(asLines);
  });

  it("as lines where a style keeps line breaks", () => {
    paste('<span style="white-space: pre-wrap">Bir\nİki\n\nÜç</span>');
    expect(saved()).toBe("<p>Bir</p><p>İki</p><p><br /></p><p>Üç</p>");
    load("<p><br></p>");
    paste('<div style="white-space:pre-wrap"><span>Bir\n</span><span>İki</span></div>');
    expect(saved()).toContain("<p>Bir</p><p>İki</p>");
  });
});

it.each(Object.entries(ARTICLES))(
  "an article copied from %s is saved as it was, and again",
  (_, { copied, saved: kept }) => {
    paste(copied, 0, quill.getLength() - 1);
    expect(saved()).toBe(kept);
    load(kept);
    expect(saved()).toBe(kept);
  },
);

describe("lists pasted from Word", () => {
  const item = (mark: string, text: string, level = "l0 level1") =>
    `<p style='mso-list:${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${text}</p>`;
  const pasted = (...lines: string[]) => {
    paste(`<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${lines.join("\n")}</body></html>`);
    return saved();
  };

  it.each(["3.", "3)", "(3)"])("go on with %s after a paragraph", (mark) =>
    expect(pasted(item("1.", "Bir"), item("2.", "İki"), "<p>Ara</p>", item(mark, "Üç"), item("4.", "Dört"))).toBe(
      '<ol><li>Bir</li><li>İki</li></ol><p>Ara</p><ol start="3"><li>Üç</li><li>Dört</li></ol>',
    ),
  );

  it.each(["1.", "·", "a.", "iv."])("begin with %s", (mark) =>
    expect(pasted(item(mark, "Bir"), "<p>Ara</p>")).toBe("<ol><li>Bir</li></ol><p>Ara</p>"),
  );

  it("keep their levels", () =>
    expect(pasted("<p>Ara</p>", item("2.", "İki"), item("1.", "İç", "l0 level2"), item("3.", "Üç"))).toBe(
      '<p>Ara</p><ol start="2"><li>İki<ol><li>İç</li></ol></li><li>Üç</li></ol>',
    ));
});

describe("two paragraphs pasted", () => {
  const TWO = "<p>Bir</p><p>İki</p>";

  it("at the end of a list item stay in it", () => {
    load("<ol><li>a</li><li>b</li></ol>");
    paste(TWO, 1);
    expect(saved()).toBe("<ol><li><p>aBir</p><p>İki</p></li><li>b</li></ol>");
  });

  it("in the middle of a list item, or into an empty one, too", () => {
    load("<ul><li>ab</li></ul>");
    paste(TWO, 1);
    expect(saved()).toBe("<ul><li><p>aBir</p><p>İkib</p></li></ul>");
    load("<ul><li>a</li><li><br></li></ul>");
    paste(TWO, 2);
    expect(saved()).toBe("<ul><li>a</li><li><p>Bir</p><p>İki</p></li></ul>");
  });

  it("at the end of a heading leave it one", () => {
    load("<h2>a</h2><p>b</p>");
    paste(TWO, 1);
    expect(saved()).toBe("<h2>aBir</h2><p>İki</p><p>b</p>");
  });

  it("over a part of a text leave the cursor behind them", () => {
    load("<ul><li>abc</li></ul>");
    paste(TWO, 1, 1);
    expect(quill.getSelection()?.index).toBe(8);
    expect(saved()).toBe("<ul><li><p>aBir</p><p>İkic</p></li></ul>");
  });
});

it("a picture with a caption is pasted on a line of its own", () => {
  const figure = '<figure><img src="/media/a.png" alt="" loading="lazy" /><figcaption>A</figcaption></figure>';
  for (const [index, before, after] of [
    [0, "", "<p>xy</p>"],
    [1, "<p>x</p>", "<p>y</p>"],
  ] as const) {
    load("<p>xy</p>");
    paste(figure, index);
    expect(saved()).toBe(before + figure + after);
  }
});

describe("what cannot be pasted is told", () => {
  it("links", () => {
    paste('<p><a href="file:///C:/a.docx">Dosya</a> <a href="javascript:x()">iki</a> <a name="x">üç</a></p>');
    expect(saved()).toBe("<p>Dosya iki üç</p>");
    expect(told()).toEqual([
      "Yapıştırılan 2 bağlantı açılamayacağı için yazıya çevrildi: file:///C:/a.docx, javascript:x()",
    ]);
  });

  it("links to a place in the text, which keeps none", () => {
    paste('<p>Oran<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><p><a href="/blog#a">Blog</a></p>');
    expect(saved()).toBe('<p>Oran<sup>[1]</sup></p><p><a href="/blog#a">Blog</a></p>');
    expect(told()).toEqual(["Yapıştırılan 1 bağlantı açılamayacağı için yazıya çevrildi: #_ftn1"]);
  });

  it("pictures, whose places are marked", () => {
    paste('<p>a <img src="file:///C:/clip_image001.png" alt="Oranlar"> <img src="blob:https://b.tr/1"></p>');
    expect(saved()).toBe("<p>a [Görsel: Oranlar] [Görsel]</p>");
    expect(told()[0]).toContain("yerleri metinde “[Görsel]” ile işaretlendi");
  });

  it("texts beyond the limit, of which nothing is taken", () => {
    load("<p>a</p>");
    paste(`<p>${"b".repeat(HTML_MAX)}</p>`);
    clipboard().onPaste({ index: 0, length: 0 }, { html: "", text: "b".repeat(HTML_MAX + 1) });
    expect(saved()).toBe("<p>a</p>");
    const sentence = "Metin çok uzun: biçimlendirmesiyle en çok 200.000 karakter olabilir";
    expect(told()).toEqual([sentence, sentence]);
  });

  it("but not for attributes that the text does not keep", () => {
    paste(`<p title="${"x".repeat(HTML_MAX)}">a</p>`);
    expect(saved()).toBe("<p>a</p>");
  });
});

describe("copied text", () => {
  const copied = (index = 0, length = quill.getLength()) => clipboard().onCopy({ index, length });

  it.each([
    "<h2>a</h2><p><strong><em>b</em></strong> <s>c</s> <code>d</code> x<sup>2</sup></p><blockquote>e</blockquote>",
    '<ol start="3"><li><p>a</p><p>b</p><ul><li>c</li></ul></li><li>d</li></ol><ul><li>e</li></ul>',
    "<pre>a\n  b &lt; c</pre><p>d</p>",
    '<p class="ql-align-center"><a href="/bonuslar">a &amp; b</a></p>',
    '<figure class="w-half"><img src="/media/a.png" alt="&quot;&gt;&lt;b&gt;" width="2" height="1" loading="lazy" /><figcaption>c</figcaption></figure><p>d</p>',
  ])("is pasted as it was: %s", (html) => {
    load(html);
    const { html: taken } = copied();
    load("");
    paste(taken);
    expect(saved()).toBe(sanitize(html));
  });

  it("of one line has no block", () => {
    load("<h2>abc</h2>");
    expect(copied(0, 3)).toEqual({ text: "abc", html: "abc" });
  });

  it("ends with the kind of its last line", () => {
    load("<p>a</p><h2>bc</h2>");
    expect(copied(0, 3).html).toBe("<p>a</p><h2>b</h2>");
  });

  it("is not written by Quill, which does not escape all of it", () => {
    const quills = vi.spyOn(quill, "getSemanticHTML");
    quill.setContents([
      { insert: { image: '/a.png"><img src=x onerror=x()>' }, attributes: { alt: '"><b>' } },
    ] as never);
    expect(new DOMParser().parseFromString(copied().html, "text/html").querySelectorAll("img, b")).toHaveLength(1);
    quill.setContents([{ insert: "a<b>", attributes: { link: "javascript:x()" } }, { insert: "\n" }] as never);
    expect(copied(0, 4).html).toBe("a&lt;b&gt;");
    expect(quills).not.toHaveBeenCalled();
  });
});

it("Enter leaves the number of a list at its first item", () => {
  load('<ol start="5"><li>ab</li></ol>');
  quill.setSelection(1, 0);
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  quill.root.dispatchEvent(enter);
  expect(saved()).toBe('<ol start="5"><li>a</li><li>b</li></ol>');
});

it("a paste over a selection is one step of undo", () => {
  load("<ul><li>abc</li></ul>");
  paste("<p>Bir</p><p>İki</p>", 1, 1);
  quill.history.undo();
  expect(saved()).toBe("<ul><li>abc</li></ul>");
});
