// @vitest-environment happy-dom
import { Quill } from "react-quill";
import { beforeEach, describe, expect, it } from "vitest";
import { EditorClipboard } from "../../../app/admin/rich-text/clipboard";
import { replaceImages } from "../../../app/admin/rich-text/pictures";
import {
  changePicture,
  findPicture,
  type PlacedPicture,
  selectedPicture,
} from "../../../app/admin/rich-text/placed-picture";
import { sanitize } from "../../../worker/text/sanitize";

const URL = "/media/blog-images/zar.png";
const IMAGE = `<img src="${URL}" alt="Zar" width="800" height="600" loading="lazy" />`;
const FIGURE = `<figure class="w-half">${IMAGE}<figcaption>Kırmızı zar</figcaption></figure>`;

let quill: Quill;
beforeEach(() => {
  const container = document.body.appendChild(document.createElement("div"));
  quill = new Quill(container, { modules: { toolbar: false, table: true, history: { userOnly: true } } });
});

const load = (html: string) => quill.setContents(quill.clipboard.convert({ html }), "silent");
/** As the server keeps it. */
const saved = () => sanitize(quill.root.innerHTML);

function found() {
  const image = quill.root.querySelector("img");
  const picture = image && findPicture(quill, image);
  if (!picture) throw new Error("no picture");
  return picture;
}
const change = (next: Partial<PlacedPicture>) => changePicture(quill, found(), { ...found().picture, ...next });

it("reads HTML with the editor's own clipboard", () => expect(quill.clipboard).toBeInstanceOf(EditorClipboard));

it.each([
  ["a caption", `<p>a</p>${FIGURE}<p>b</p>`],
  ["a caption at its beginning", `${FIGURE}<p>b</p>`],
  ["a caption at its end", `<p>a</p>${FIGURE}`],
  ["two captions", FIGURE + FIGURE],
  ["a caption that is centred", `<p>a</p>${FIGURE.replace("w-half", "ql-align-center w-small")}`],
  ["a caption and a link", `<figure><a href="/blog">${IMAGE}</a><figcaption>a &lt; b</figcaption></figure>`],
  ["a width in a line", `<p>a ${IMAGE.replace("<img", '<img class="w-small"')} b</p>`],
  [
    "a width in a cell",
    `<table><tr><td>${IMAGE.replace("<img", '<img class="w-half"')}</td></tr><tr><td>b</td></tr></table>`,
  ],
])("a text with pictures is saved as it was loaded: %s", (_, html) => {
  load(html);
  expect(sanitize(html)).toBe(html);
  expect(saved()).toBe(html);
});

describe("a picture in a line", () => {
  it.each([
    ["within the line", `<p>a ${IMAGE} b</p>`, `<p>a\u00a0</p>${FIGURE}<p>\u00a0b</p>`],
    [
      "alone in an aligned line",
      `<p>a</p><p class="ql-align-center">${IMAGE}</p><p>b</p>`,
      `<p>a</p>${FIGURE.replace("w-half", "w-half ql-align-center")}<p>b</p>`,
    ],
    ["at its beginning", `<h2>${IMAGE}b</h2>`, `${FIGURE}<h2>b</h2>`],
    ["at its end", `<ul><li>a${IMAGE}</li></ul><p>b</p>`, `<ul><li>a</li></ul>${FIGURE}<p>b</p>`],
    ["at the end of the text", `<p>a${IMAGE}</p>`, `<p>a</p>${FIGURE}`],
  ])("gets a caption on a line of its own, and leaves the rest of its line: %s", (_, html, expected) => {
    load(html);
    change({ caption: "Kırmızı zar", share: "half" });
    expect(saved()).toBe(expected);
  });

  it("changes in place", () => {
    load(`<p>a <a href="/b">${IMAGE}</a> c</p>`);
    change({ alt: "Mavi zar", share: "small" });
    const image = IMAGE.replace("<img", '<img class="w-small"').replace("Zar", "Mavi zar");
    expect(saved()).toBe(`<p>a <a href="/b">${image}</a> c</p>`);
  });
});

it.each([
  ["with its line", `<p>${IMAGE}</p>`],
  ["with its caption", FIGURE],
])("a picture is removed %s", (_, html) => {
  load(`<p>a</p>${html}<p>b</p>`);
  changePicture(quill, found(), undefined);
  expect(saved()).toBe("<p>a</p><p>b</p>");
});

describe("a picture with a caption", () => {
  beforeEach(() => load(`<p>a</p>${FIGURE}<p>b</p>`));

  it("becomes an inline picture without a caption", () => {
    change({ caption: "", share: undefined });
    expect(saved()).toBe(`<p>a</p><p>${IMAGE}</p><p>b</p>`);
  });

  it("keeps its caption when its file is replaced", () => {
    replaceImages(quill, URL, { url: "/media/blog-images/yeni.png", width: 4, height: 3 });
    const image = '<img src="/media/blog-images/yeni.png" alt="Zar" width="4" height="3" loading="lazy" />';
    expect(saved()).toBe(`<p>a</p>${FIGURE.replace(IMAGE, image)}<p>b</p>`);
  });

  it("is found as the selected picture", () => {
    expect(selectedPicture(quill)).toBeUndefined();
    quill.setSelection(found().index, 1);
    expect(selectedPicture(quill)).toBe(quill.root.querySelector("img"));
    quill.setSelection(0, 3);
    expect(selectedPicture(quill)).toBeUndefined();
  });

  it("is restored change by change by undo", () => {
    change({ alt: "Mavi zar" });
    change({ caption: "" });
    changePicture(quill, found(), undefined);
    const states = [saved()];
    for (let step = 0; step < 3; step++) {
      quill.history.undo();
      states.push(saved());
    }
    const blue = IMAGE.replace("Zar", "Mavi zar");
    expect(states).toEqual([
      "<p>a</p><p>b</p>",
      `<p>a</p><p>${blue.replace("<img", '<img class="w-half"')}</p><p>b</p>`,
      `<p>a</p>${FIGURE.replace(IMAGE, blue)}<p>b</p>`,
      `<p>a</p>${FIGURE}<p>b</p>`,
    ]);
  });
});

it.each([
  [
    "with markup",
    `<figure><picture>${IMAGE}</picture><figcaption><em>Kırmızı</em> zar</figcaption></figure>`,
    FIGURE.replace(' class="w-half"', ""),
  ],
  ["without a caption", `<figure>${IMAGE}</figure>`, `<p>${IMAGE}</p>`],
  [
    "around a table",
    "<figure><table><tr><td>a</td></tr><tr><td>b</td></tr></table><figcaption>c</figcaption></figure>",
    "<table><tr><td>a</td></tr><tr><td>b</td></tr></table><p>c</p>",
  ],
  [
    "in a cell",
    `<table><tr><td><figure>${IMAGE}<figcaption>c</figcaption></figure></td></tr><tr><td>b</td></tr></table>`,
    `<table><tr><td>${IMAGE} c</td></tr><tr><td>b</td></tr></table>`,
  ],
])("a pasted figure becomes what the site knows: %s", (_, html, expected) => {
  load(html);
  expect(saved().replaceAll("\u00a0", "")).toBe(expected);
});
