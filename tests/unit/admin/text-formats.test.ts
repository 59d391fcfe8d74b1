// @vitest-environment happy-dom
import { Quill } from "react-quill";
import { beforeEach, describe, expect, it } from "vitest";
import "../../../app/admin/rich-text/clipboard";
import { removeFormats } from "../../../app/admin/rich-text/remove-formats";
import { sanitize } from "../../../worker/text/sanitize";

let quill: Quill;
beforeEach(() => {
  const container = document.body.appendChild(document.createElement("div"));
  quill = new Quill(container, { modules: { toolbar: false, table: true } });
});

describe("formats are removed (B6.8)", () => {
  const PICTURE = '<img src="/media/a.png" alt="Zar" width="2" height="1" loading="lazy" />';
  const cleaned = (html: string, index: number, length = 0) => {
    quill.setContents(quill.clipboard.convert({ html }), "silent");
    quill.setSelection(index, length);
    removeFormats(quill);
    return sanitize(quill.root.innerHTML);
  };

  it("from the last line, which stays the last", () =>
    expect(cleaned("<p>a</p><h2>b <strong>c</strong></h2>", 4)).toBe("<p>a</p><p>b c</p>"));

  it("from a selection and its lines, and from no others", () => {
    expect(cleaned("<ul><li>a</li></ul><h2><b>b</b>c</h2><h3><b>d</b></h3>", 0, 3)).toBe(
      "<p>a</p><p>bc</p><h3><strong>d</strong></h3>",
    );
    expect(cleaned("<h2>a</h2><h3>b</h3>", 0, 2)).toBe("<p>a</p><h3>b</h3>");
  });

  it("but pictures stay, and what they show", () => {
    expect(cleaned(`<h2><b>a</b> ${PICTURE}</h2><p>b</p>`, 0)).toBe(`<p>a ${PICTURE}</p><p>b</p>`);
    const figure = `<figure class="w-half">${PICTURE}<figcaption>c</figcaption></figure>`;
    expect(cleaned(`<h2>a</h2>${figure}<p><b>b</b></p>`, 0, 5)).toBe(`<p>a</p>${figure}<p>b</p>`);
  });

  it("but cells stay where they are", () =>
    expect(cleaned("<table><tr><th><b>a</b></th></tr><tr><td>b</td></tr></table><p>c</p>", 0)).toBe(
      "<table><tr><th>a</th></tr><tr><td>b</td></tr></table><p>c</p>",
    ));
});
