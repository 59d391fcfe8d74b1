import { inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, promotion_categories, promotions, splash_ads } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import {
  BAD,
  judgedCasino,
  judgedPromotion,
  namesIn,
  REASON,
  SCORED,
  setupJudgedCasinos,
} from "../support/judged-casinos";
import { adsIn } from "../support/splash-ads";
import { SITE_URL } from "../support/test-server";

const { site, textOf } = setupJudgedCasinos();
const WARNING = `Önermiyoruz: ${REASON}`;
/** Addresses of ads. */
const LEAD_TO_IT = [
  "https://bozkir.example/",
  "http://www.bozkir.example/kampanya?a=1",
  "https://BOZKIR.example",
  "https://a.bozkir.example/",
  "https://bozkir.example:8443/",
  `${SITE_URL}/casino/bozkir`,
  `${SITE_URL}/casino/Bozkir?sayfa=2#promosyonlar`,
  `${SITE_URL}/casino/${BAD.id}`,
  `${SITE_URL}/bonuslar/bozkir/ates`,
  `${SITE_URL.replace("://", "://www.")}/bonuslar/bozkir/ates`,
];
const LEAD_ELSEWHERE = [
  "https://bozkir.example.org/",
  "https://baska.example/casino/bozkir",
  `${SITE_URL}/casino/lale`,
  `${SITE_URL}/blog/bozkir`,
  `${SITE_URL}/bonuslar?q=bozkir`,
  `${SITE_URL}/`,
  "bozkir.example",
  "",
];
const ad = (title: string, href: string) => ({ title, href, image_url: "https://reklam.example/a.png" });

beforeAll(async () => {
  const { db } = site.server;
  await db.insert(blog_posts).values({
    title: "Yazı",
    slug: "yazi",
    content: "<p>Metin</p>",
    excerpt: "Özet",
    category: "Rehber",
    author: "Ada",
    search_text: "yazı",
    is_published: true,
    published_at: dayAfter(new Date(), -1),
  });
  for (const href of LEAD_TO_IT) await db.insert(splash_ads).values(ad("Bozkır", href));
  for (const href of LEAD_ELSEWHERE) await db.insert(splash_ads).values(ad(href, href));
});

const titlesIn = (html: string) => Array.from(html.matchAll(/<h3>([^<]*)<\/h3>/g), ([, title]) => title);
/** The main list and the section at its end. */
const listsOf = async (query: string) => {
  const [main = "", end] = (await textOf(`/guvenilir-siteler${query}`)).split("Önermediklerimiz</h2>");
  return [namesIn(main), end && namesIn(end)];
};

describe("a casino that is not recommended", () => {
  it("is absent from home, in every section", async () => {
    const html = await textOf("/");
    expect(titlesIn(html)).toEqual(["Bahar", "Yaz", "Yazı"]);
    expect(namesIn(html)).toEqual(["Papatya", "Lale"]);
    expect(html).not.toContain("Önermiyoruz");
    expect(html).toContain("4 aktif bonus · 4 site");
  });

  it("is absent from the bonuses beside posts", async () =>
    expect(titlesIn(await textOf("/blog/yazi"))).toEqual(["Bahar", "Yaz"]));

  it("has no other bonuses on the pages of its promotions, as others have", async () => {
    const others = async (address: string) => titlesIn((await textOf(address)).split('id="diger-bonuslar"')[1] ?? "");
    expect(await others("/bonuslar/bozkir/ates")).toEqual([]);
    expect(await others("/bonuslar/lale/bahar")).toEqual(["Yaz"]);
  });

  it("is advertised by no splash ad, neither by its pages nor by its own address", async () => {
    const ads = adsIn(await site.html("/"));
    expect(ads.map(({ title }) => title).sort()).toEqual([...LEAD_ELSEWHERE].sort());
  });

  it.each([
    ["", ["Papatya", "Lale"], ["Bozkir", "Ayaz"]],
    ["?siralama=ad", ["Papatya", "Lale"], ["Ayaz", "Bozkir"]],
    ["?siralama=puan", ["Papatya", "Lale"], ["Bozkir", "Ayaz"]],
    ["?siralama=bonus", ["Papatya", "Lale"], ["Bozkir", "Ayaz"]],
    ["?lisansli=1", ["Papatya"], ["Ayaz"]],
    ["?destek=1", [], undefined],
  ])("stands in a section at the end of the list of casinos%s", async (query, main, end) =>
    expect(await listsOf(query)).toEqual([main, end]),
  );

  it("stands in that section after all others, on as many pages as there are", async () => {
    const { db } = site.server;
    for (let i = 0; i < 47; i++) await db.insert(casinos).values(judgedCasino(`Zambak${i}`));
    expect(await listsOf("")).toEqual([expect.arrayContaining(["Lale", "Zambak0"]), undefined]);
    expect(await listsOf("?sayfa=2")).toEqual([["Zambak9"], ["Bozkir", "Ayaz"]]);
    await db.update(casinos).set({ standing: "not_recommended" }).where(like(casinos.name, "Zambak%"));
    expect((await listsOf(""))[1]).toHaveLength(46);
    expect(await listsOf("?sayfa=2")).toEqual([[], ["Zambak7", "Zambak8", "Zambak9"]]);
    await db.delete(casinos).where(like(casinos.name, "Zambak%"));
  });

  it.each([
    ["?sayfa=2", undefined],
    ["?sayfa=3", ["Bozkir", "Ayaz"]],
    ["?siralama=ad&sayfa=3", ["Ayaz", "Bozkir"]],
  ])("stands on the last page of any order: %s", async (query, end) => {
    const { db } = site.server;
    for (let i = 0; i < 100; i++) await db.insert(casinos).values(judgedCasino(`Zambak${i}`));
    expect((await listsOf(query))[1]).toEqual(end);
    await db.delete(casinos).where(like(casinos.name, "Zambak%"));
  });

  it("is not counted with the sites that match a filter", async () =>
    expect(await textOf("/guvenilir-siteler?lisansli=1")).toMatch(/class="active-filter">.*?\(1 site\)<\/span>/s));

  it("stays in the list of bonuses, with the warning instead of code and button (P6.6)", async () => {
    const html = await textOf("/bonuslar");
    expect(titlesIn(html)).toEqual(["Ates", "Kor", "Bahar", "Yaz"]);
    const [bad = "", , good = ""] = html.split('<div class="card').slice(1);
    expect(bad).toContain(`${WARNING}<small>Son doğrulama: 3 Kasım 2026</small>`);
    expect(bad).toContain("Bozkir · 2,6<");
    expect(bad).not.toMatch(/Bonusu Al|KOD1|href="\/git\//);
    expect(good).toMatch(/class="btn" href="\/git\/lale\/.*KOD1|KOD1.*class="btn" href="\/git\/lale\//s);
    expect(good).not.toContain("Önermiyoruz");
  });

  it("has a warning and no offer on the page of a promotion (P6.6)", async () => {
    const html = await textOf("/bonuslar/bozkir/ates");
    expect(html.indexOf(WARNING)).toBeGreaterThan(0);
    expect(html).toContain("<small>Son doğrulama: 3 Kasım 2026</small>");
    const main = html.split("</header>").slice(1).join("").split("<footer")[0];
    expect(main).not.toMatch(/Bonusu Al|Siteye Git|KOD1|ödeme alabiliriz|class="checked"|claim-track|\/git\//);
    expect(await textOf("/bonuslar/lale/bahar")).toMatch(/Bonusu Al.*ödeme alabiliriz.*claim-track/s);
  });

  it("is replaced by three bonuses of licensed casinos in the same category (P6.6)", async () => {
    const { db } = site.server;
    const [category] = await db
      .insert(promotion_categories)
      .values({ name: "Deneme", slug: "deneme", sort_key: "deneme" })
      .returning();
    const inCategory = { category_id: category?.id ?? null };
    await db
      .update(promotions)
      .set(inCategory)
      .where(inArray(promotions.title, ["Ates", "Bahar"]));
    const titles = ["Gül", "Sümbül", "Nilüfer", "Fulya"];
    await db
      .insert(promotions)
      .values(
        titles.map((title, i) => ({ ...judgedPromotion(title, SCORED), ...inCategory, fixed_bonus: 10 * (i + 1) })),
      );
    const instead = async (address: string) =>
      titlesIn(/id="yerine".*?<\/section>/s.exec(await textOf(address))?.[0] ?? "");
    expect(await instead("/bonuslar/bozkir/ates")).toEqual(["Fulya", "Nilüfer", "Sümbül"]);
    expect(await instead("/bonuslar/bozkir/kor")).toEqual([]);
    expect(await instead("/bonuslar/lale/bahar")).toEqual([]);
    await db.delete(promotions).where(inArray(promotions.title, titles));
    await db.update(promotions).set({ category_id: null });
    await db.delete(promotion_categories);
  });

  it("has a warning with its date on its own page, before a plain link (P6.6)", async () => {
    const html = await textOf("/casino/bozkir");
    expect(html).toContain(`${WARNING}<small>Son doğrulama: 3 Kasım 2026</small>`);
    expect(html).not.toContain('class="checked"');
    const plain = '<a href="https://www.bozkir.example/giris" rel="nofollow noopener" target="_blank">';
    expect(html.indexOf(plain)).toBeGreaterThan(html.indexOf(WARNING));
    expect(html).not.toMatch(/Bonusu Al|KOD1|sponsored/);
    expect(await textOf("/casino/lale")).toContain('<a class="btn wide" href="/git/lale?y=casino"');
  });

  it("has a warning and no offer in comparisons (P6.6)", async () => {
    const rows = await site.server.db.select({ id: promotions.id, title: promotions.title }).from(promotions);
    const chosen = rows.filter(({ title }) => ["Ates", "Bahar"].includes(title)).map(({ id }) => `b=${id}`);
    const compared = await textOf(`/karsilastir?${chosen.join("&")}`);
    expect([...compared.matchAll(/Önermiyoruz|data-copy="|KOD1|Son doğrulama/g)].flat().sort()).toEqual(
      ["KOD1", "KOD1", "Son doğrulama", 'data-copy="', "Önermiyoruz"].sort(),
    );
  });

  it("is warned of without a reason, too", async () => expect(await textOf("/casino/ayaz")).toContain(">Önermiyoruz<"));

  it("is warned of in the feed", async () =>
    expect(await textOf("/bonuslar/feed.xml")).toContain(`<summary>${WARNING} Kısa açıklama</summary>`));
});
