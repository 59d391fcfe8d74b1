// @vitest-environment happy-dom
import { Quill } from "react-quill";
import { beforeEach, describe, expect, it } from "vitest";
import { insertLink, linkAt, removeLink } from "../../../app/admin/rich-text/links";
import { insertPictures, replaceImages } from "../../../app/admin/rich-text/pictures";
import { normalizeTables } from "../../../app/admin/rich-text/tables";
import { typedLink } from "../../../app/admin/rich-text/typed-address";

describe("a pasted table", () => {
  /** Its rows, with '|' between cells and '#' after heads. */
  function grid(html: string) {
    const doc = new DOMParser().parseFromString(html, "text/html");
    normalizeTables(doc);
    return [...doc.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => `${cell.textContent}${cell.hasAttribute("data-th") ? "#" : ""}`).join("|"),
    );
  }

  it.each([
    ["keeps its rows and cells", "<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>", ["a|b", "c|d"]],
    ["marks its heads", "<tr><th>Casino</th><td>b</td></tr>", ["Casino#|b"]],
    [
      "has empty cells where one spans columns",
      "<tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr>",
      ["a|", "b|c"],
    ],
    [
      "has empty cells where one spans rows",
      "<tr><td rowspan=2>a</td><td>b</td></tr><tr><td>c</td></tr>",
      ["a|b", "|c"],
    ],
    ["has as many cells in each row", "<tr><td>a</td></tr><tr><td>b</td><td>c</td></tr>", ["a|", "b|c"]],
    ["has one line in each cell", "<tr><td><p>a</p><p>b</p></td><td>c<br>d</td></tr>", [" a  b |c d"]],
  ])("%s", (_, rows, cells) => expect(grid(`<table>${rows}</table>`)).toEqual(cells));
});

describe("a table that only places things", () => {
  const left = (html: string) => {
    const doc = new DOMParser().parseFromString(html, "text/html");
    normalizeTables(doc);
    return [doc.querySelectorAll("table").length, doc.body.textContent];
  };

  it("is unwrapped when it has one cell", () => {
    expect(left("<table><tr><td>a</td></tr></table>")).toEqual([0, "a"]);
  });

  it("is unwrapped around another table, which stays", () => {
    const inner = "<table><tr><td>b</td><td>c</td></tr></table>";
    expect(left(`<table><tr><td>a</td><td>${inner}</td></tr></table>`)).toEqual([1, "abc"]);
  });
});

describe("the links of a text", () => {
  let quill: Quill;
  const html = () => quill.getSemanticHTML();
  const write = (...ops: { insert: string; attributes?: object }[]) =>
    quill.setContents([...ops, { insert: "\n" }] as never);
  const linked = (insert: string, link = "https://a.example/", more = {}) => ({
    insert,
    attributes: { link, ...more },
  });

  beforeEach(() => {
    quill = new Quill(document.createElement("div"));
  });

  it("are found whole, whatever is bold within", () => {
    write({ insert: "Bak: " }, linked("bo"), linked("nus", "https://a.example/", { bold: true }));
    expect(linkAt(quill, { index: 6, length: 0 })).toEqual({
      index: 5,
      length: 5,
      url: "https://a.example/",
      text: "bonus",
    });
  });

  it("end where another address begins", () => {
    write(linked("bir"), linked("iki", "https://b.example/"));
    expect(linkAt(quill, { index: 1, length: 0 })?.text).toBe("bir");
  });

  it("are not found beside the cursor", () => {
    write({ insert: "Bak: " }, linked("bonus"));
    expect(linkAt(quill, { index: 2, length: 0 })).toBeUndefined();
  });

  it("take a selection that reaches past them along", () => {
    write({ insert: "Bak: " }, linked("bonus"), { insert: " iyi" });
    expect(linkAt(quill, { index: 7, length: 5 })).toEqual({ index: 5, length: 7, url: "https://a.example/" });
  });

  it("are put on selected words", () => {
    write({ insert: "Bak: bonus" });
    insertLink(quill, { index: 5, length: 5 }, "https://a.example/", "");
    expect(linkAt(quill, { index: 6, length: 0 })?.text).toBe("bonus");
  });

  it("replace selected words by others, formatted alike", () => {
    write({ insert: "Bak: " }, { insert: "bonus", attributes: { bold: true } });
    insertLink(quill, { index: 5, length: 5 }, "https://a.example/", "fırsat");
    expect(quill.getText()).toBe("Bak: fırsat\n");
    expect(quill.getFormat(6)).toMatchObject({ bold: true, link: "https://a.example/" });
  });

  it("show their address where no words are given", () => {
    write({ insert: "Bak: " });
    insertLink(quill, { index: 5, length: 0 }, "https://a.example/", "");
    expect(quill.getText()).toBe("Bak: https://a.example/\n");
  });

  it("leave their words when they are removed", () => {
    write(linked("bonus"));
    removeLink(quill, { index: 0, length: 5 });
    expect([quill.getText(), html().includes("href")]).toEqual(["bonus\n", false]);
  });
});

describe("the pictures of a text", () => {
  let quill: Quill;
  const ops = () => quill.getContents().ops;
  const WAITING = "/placeholder.svg#waiting-1";
  const STORED = { url: "/media/blog-images/a.webp", width: 800, height: 600 };

  beforeEach(() => {
    quill = new Quill(document.createElement("div"));
    quill.setText("Önce sonra");
  });

  it("replace what is selected, with words and size", () => {
    insertPictures(quill, { index: 5, length: 5 }, [{ ...STORED, alt: "Tablo" }]);
    expect(ops()).toMatchObject([
      { insert: "Önce " },
      { insert: { image: STORED.url }, attributes: { alt: "Tablo", width: "800", height: "600" } },
      { insert: "\n" },
    ]);
  });

  it("replace their placeholders and keep the alternative texts", () => {
    insertPictures(quill, { index: 5, length: 0 }, [{ url: WAITING, alt: "Tablo" }]);
    replaceImages(quill, WAITING, STORED);
    expect(ops()[1]).toMatchObject({ insert: { image: STORED.url }, attributes: { alt: "Tablo", width: "800" } });
  });

  it("are taken out wherever they stand", () => {
    insertPictures(quill, { index: 0, length: 0 }, [{ url: WAITING }]);
    insertPictures(quill, { index: 6, length: 0 }, [{ url: WAITING }]);
    replaceImages(quill, WAITING, undefined);
    expect(ops()).toEqual([{ insert: "Önce sonra\n" }]);
  });

  it("leave other pictures where they are", () => {
    insertPictures(quill, { index: 0, length: 0 }, [{ url: STORED.url }]);
    replaceImages(quill, WAITING, undefined);
    expect(ops()[0]).toMatchObject({ insert: { image: STORED.url } });
  });
});

it.each([
  ["ornek.com/a", "https://ornek.com/a"],
  ["/bonuslar", "/bonuslar"],
  [" destek@ornek.com ", "mailto:destek@ornek.com"],
  ["mailto:destek@ornek.com?subject=Kod", "mailto:destek@ornek.com?subject=Kod"],
  ["tel:+90 850 123 45 67", "tel:+908501234567"],
  ["tel:kod", undefined],
  ["javascript:x()", undefined],
  ["a@b", undefined],
])("a typed link %j leads to %j (B6.2)", (typed, address) => expect(typedLink(typed)).toBe(address));
