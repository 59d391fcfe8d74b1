// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { hitsOn, reportOf } from "../../app/enhance/visit-report";

const LIST = { path: "/bonuslar", query: "", referrer: "", hits: undefined };

beforeEach(() => (document.body.innerHTML = ""));

describe("what a page tells of a visit", () => {
  it("is its entry on the first page, with the host of the page before alone", () => {
    const page = { path: "/blog/yazi", query: "", referrer: "https://www.ornek.example/ara?q=gizli", hits: undefined };
    expect(reportOf(page, "", true)).toEqual({ entry: { path: "/blog/yazi", referrer: "www.ornek.example" } });
    expect(reportOf({ ...page, referrer: "" }, "", true)).toEqual({ entry: { path: "/blog/yazi", referrer: "" } });
  });

  it("is nothing on a later page without a search", () => {
    expect(reportOf({ ...LIST, query: "?sayfa=2" }, "", false)).toBeUndefined();
    expect(reportOf({ ...LIST, path: "/blog", query: "?q=bonus", hits: 3 }, "", false)).toBeUndefined();
  });

  it("is the search with its hits and the names of the filters, without their values", () => {
    const query = "?q=+Deneme+Bonusu&cevrim=20&uye=&kodlu=1&baska=1&sayfa=2";
    expect(reportOf({ ...LIST, query, hits: 0 }, "", false)).toEqual({
      search: { term: "Deneme Bonusu", hits: 0 },
      filters: ["cevrim", "kodlu"],
    });
  });

  it("is told once, while the visitor turns pages or adds filters", () => {
    const query = "?q=deneme&cevrim=20";
    expect(reportOf({ ...LIST, query: `${query}&sayfa=2`, hits: 9 }, query, false)).toBeUndefined();
    expect(reportOf({ ...LIST, query: `${query}&kodlu=1`, hits: 9 }, query, false)).toEqual({ filters: ["kodlu"] });
    expect(reportOf({ ...LIST, query: "?q=nakit", hits: 9 }, query, false)).toEqual({
      search: { term: "nakit", hits: 9 },
    });
  });
});

describe("the number of hits", () => {
  const show = (text: string, sites = "") =>
    (document.body.innerHTML = `<p class="active-filter"><span>${text}</span><a>Temizle</a></p><div class="results">${sites}</div>`);

  it("is read from the line of filters, sites above the list included", () => {
    show('Aktif filtre: <a>"100 sonuç"</a> (12 sonuç)');
    expect(hitsOn(document)).toBe(12);
    show('Aktif filtre: <a>"3 site"</a> (7 site)');
    expect(hitsOn(document)).toBe(7);
    show('Aktif filtre: <a>"casino"</a> (0 sonuç)', '<a class="hit"></a>');
    expect(hitsOn(document)).toBe(1);
  });

  it("is unknown on a list without a search", () => expect(hitsOn(document)).toBeUndefined());
});
