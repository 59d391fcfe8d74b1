import { beforeAll, describe, expect, it } from "vitest";
import { d1 } from "../../scripts/database";
import { multiply } from "../../scripts/demo-world/multiply";
import { setupSite } from "../support/site";

/** Times the demo content. */
const SCALE = 20;
/** Rows that every page shows: posts and pages in the footer, SEO texts. */
const SHELL = 10;

const site = setupSite({ logsStatements: true });

beforeAll(() => multiply(d1(site.server.env.DB), SCALE));

/** Rows that each address shows. */
const SHOWN: Record<string, number> = {
  "/bonuslar/isilti-casino/150-hos-geldin-bonusu": SHELL + 22,
  "/": SHELL + 12 + 6 + 12,
  "/bonuslar": SHELL + 8 + 24,
  "/bonuslar?kategori=turnuva": SHELL + 8 + 24,
  "/bonuslar?siralama=bitis": SHELL + 8 + 24,
  "/bonuslar?siralama=cevrim": SHELL + 8 + 24,
  "/bonuslar?siralama=deger": SHELL + 8 + 24,
  "/bonuslar?q=bonus": SHELL + 8 + 24,
  "/bonuslar?q=b": SHELL + 8 + 24,
  "/bonuslar?q=bo&kategori=hos-geldin-bonusu&siralama=deger": SHELL + 8 + 24,
  "/bonuslar?cevrim=30&lisansli=1&siralama=bitis&sayfa=3": SHELL + 8 + 24,
  "/bonuslar?yatirim=500&kodlu=1": SHELL + 8 + 24,
  "/bonuslar?q=yokboylebirsey": SHELL + 8,
  "/promotion/yok": 0,
  "/guvenilir-siteler": SHELL + 48,
  "/guvenilir-siteler?siralama=puan": SHELL + 48,
  "/guvenilir-siteler?siralama=bonus": SHELL + 48,
  "/guvenilir-siteler?lisansli=1&destek=1": SHELL + 48 + 20,
  "/casino/isilti-casino": SHELL + 24 + 4,
  "/blog/degerlendirme-olcutlerimizi-guncelledik": SHELL + 18,
  "/blog": SHELL + 24 + 6,
  "/blog?kategori=sorumlu-oyun": SHELL + 24 + 6,
  "/blog?kategori=yok": SHELL,
  "/blog/yok": SHELL,
  "/hakkimizda": SHELL + 1,
  "/yok": SHELL,
  "/karsilastir": SHELL,
  "/sitemap": SHELL + 8 + 3 * 50 + 5,
  "/sitemap.xml": 5,
  "/sitemap-bonuslar-1.xml": 500,
  "/sitemap-bonuslar-2.xml": 400,
  "/sitemap-casinolar-1.xml": 360,
  "/sitemap-blog-1.xml": 440,
  "/blog/feed.xml": 20,
  "/bonuslar/feed.xml": 20,
};

const LIST = SHELL + 8 + 24;
/** Includes casinos not recommended, and counts; each card counts the promotions of its casino. */
const CASINOS = SHELL + 48 + 20;

async function expectFewRows(path: string, shown: number): Promise<Response> {
  site.server.rowsRead();
  const answer = await site.server.get(path);
  const read = site.server.rowsRead();
  expect(
    read.reduce((sum, rows) => sum + rows, 0),
    `${path}: ${read.join(" + ")}`,
  ).toBeLessThanOrEqual(5 * shown + 50);
  return answer;
}

describe("the rows that a page reads of a large database", () => {
  it.each(Object.entries(SHOWN))(
    "%s reads no more than five rows for each of the %i that it shows",
    async (path, shown) => {
      await expectFewRows(path, shown);
    },
  );

  it.each([
    ["/blog", /class="post" href="([^"]+)"/g, SHELL + 24 + 6, 440],
    ["/bonuslar?kategori=turnuva", /<h3>([^<]+)/g, LIST, 140],
    ["/bonuslar?q=turnuva", /<h3>([^<]+)/g, LIST, 140],
    ["/guvenilir-siteler", /href="(\/casino\/[^"]+)"/g, CASINOS, 340],
  ])("paging through %s shows every record once, for as few rows on each page", async (path, record, shown, total) => {
    const found: string[] = [];
    for (let next: string | undefined = path; next;) {
      const html: string = await (await expectFewRows(next, shown)).text();
      const list = html.split('class="pages"')[0]?.split("</h1>")[1] ?? "";
      found.push(...new Set(Array.from(list.matchAll(record), ([, name = ""]) => name)));
      next = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([found.length, new Set(found).size]).toEqual([total, total]);
  });

  it.each([
    ["/bonuslar/isilti-casino/yok-boyle-bir-bonus", 64 + 18],
    ["/bonuslar/yok/150-hos-geldin", 64 + 18],
    ["/casino/yokboyle", 18],
  ])("the unknown address %s is compared with every name once", async (path, names) => {
    site.server.rowsRead();
    await site.server.get(path);
    expect(site.server.rowsRead().reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(
      names * SCALE + 5 * SHELL + 50,
    );
  });

  it("counts the matches of a search up to the 72 that page numbers lead to", async () => {
    const html = await (await site.server.get("/bonuslar?q=bonus")).text();
    expect(html).toContain("(72+ sonuç)");
    expect(html).toMatch(/Tüm Bonuslar (<!-- -->)?<small>72\+<\/small>/);
    expect(html.match(/<small>/g)).toHaveLength(1);
  });

  it.each(["/blog?sayfa=9", "/bonuslar?sayfa=40", "/guvenilir-siteler?sayfa=5", "/bonuslar?siralama=deger&sayfa=9"])(
    "an out-of-range page number answers 404 with a link: %s",
    async (path) => {
      const answer = await expectFewRows(path, CASINOS);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("Bu sayfa doğrudan açılamaz");
    },
  );
});
