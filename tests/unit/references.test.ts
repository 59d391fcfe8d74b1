import { describe, expect, it } from "vitest";
import { referencesOf } from "../../worker/references/reading";

const record = { picture: "", alt: "", html: "", card: "", links: [""], cited: [] as string[] };
const SITE = "https://bonusrehberi.example";
const of = (values: Partial<typeof record>) =>
  referencesOf({ ...record, ...values }, SITE).map(({ type, target, lacks_alt }) => [type, target, lacks_alt]);

describe("the references of a record", () => {
  it("include its cover, and whether that has alternative text", () => {
    const picture = "/media/promotions/a.png";
    expect(of({ picture })).toEqual([["picture", "promotions/a.png", true]]);
    expect(of({ picture, alt: "Bir çark" })).toEqual([["picture", "promotions/a.png", false]]);
    expect(of({ picture: "https://baska.example/a.png" })).toEqual([]);
  });

  it("include each picture of its text once, lacking alternative text if one use lacks it", () => {
    const html =
      '<p><img src="/media/a/b.png" alt="x > y"><img src="/media/a/b.png?1" alt=" "><a href="/media/a/c.gif">x</a></p>';
    expect(of({ html })).toEqual([
      ["picture", "a/b.png", true],
      ["picture", "a/c.gif", false],
    ]);
  });

  it("include its sources, on the site and on others", () =>
    expect(of({ cited: ["https://kurum.org/karar", `${SITE}/blog/x`] })).toEqual([
      ["outside", "https://kurum.org/karar", false],
      ["link", "/blog/x", false],
    ]));

  it("include links to pages of the site, and no others", () => {
    const addresses = [
      "/blog/A%C5%9F%C4%B1?x=1#y",
      `${SITE}/casino/x/`,
      "/",
      "#a",
      "https://baska.example/blog/z",
      "//baska.example/z",
      "/%E0%A4%A",
      "/promotion?utm=a&id=6e2e7d28-83aa&x=1",
      " HTTP://BonusRehberi.example//Casino/Y?x",
      "\\\\baska.example/z",
      "blog/x",
      "mailto:a@b.example",
      "https://",
    ];
    const html = addresses.map((address) => `<a href="${address}">x</a>`).join("");
    expect(of({ html, links: ["/bonuslar"] }).map(([, target]) => target)).toEqual([
      "/bonuslar",
      "/blog/Aşı",
      "/casino/x",
      "/",
      "/%E0%A4%A",
      "/promotion/6e2e7d28-83aa",
      "/casino/Y",
    ]);
  });

  it("include addresses of other sites, the record's own apart from those of its text", () => {
    const link = "https://kumarhane.com/uye-ol";
    const addresses = [
      link,
      "https://KUMARHANE.com/sss#x",
      "https://x.example/",
      "http://10.0.0.1/",
      "//y.com/",
      "mailto:a@b.com",
    ];
    const html = addresses.map((address) => `<a href="${address}">x</a>`).join("");
    expect(of({ html, links: [link] })).toEqual([
      ["destination", link, false],
      ["outside", "https://kumarhane.com/sss", false],
    ]);
  });

  it("leave out addresses with placeholders: a check would be a click", () => {
    expect(of({ links: ["https://iz.com/?c={tik}", "https://kumarhane.com/"] })).toEqual([
      ["destination", "https://kumarhane.com/", false],
    ]);
  });
});
