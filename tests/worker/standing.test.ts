import { inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, promotion_categories, promotions, splash_ads } from "../../db/schema";
import { type CasinoReview, CRITERIA } from "../../db/schema/criteria";
import { dayAfter } from "../../worker/text/calendar";
import { sortKeyTr } from "../../worker/text/folding";
import { setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { SITE_URL } from "../support/test-server";

const site = setupSite({ empty: true });
const REASON = "Lisans kaydı bulunamadı.";
const WARNING = `Önermiyoruz: ${REASON}`;
const casino = (name: string, values: Omit<Partial<typeof casinos.$inferInsert>, "id"> = {}) => ({
  id: crypto.randomUUID(),
  name,
  slug: name.toLowerCase(),
  url: `https://www.${name.toLowerCase()}.example/giris`,
  sort_key: sortKeyTr(name),
  search_text: name.toLowerCase(),
  ...values,
});
const AVOIDED = { standing: "not_recommended", standing_reason: REASON } as const;
const LICENSED = { is_licensed: true, licence_authority: "Ada", standing: "verified" } as const;
const GOOD = casino("Lale", { rating: 3, standing: "verified" });
const SCORED = casino("Papatya", { rating: 1, score: 4.2, is_licensed: true });
const BAD = casino("Bozkir", { ...AVOIDED, score: 2.6, rating: 4.9, last_verified_at: "2026-11-03T09:00:00.000Z" });
const LICENSED_BAD = casino("Ayaz", { ...AVOIDED, standing_reason: null, is_licensed: true });
/** Addresses of ads. */
const LEAD_TO_IT = [
  "https://bozkir.example/",
  "http://www.bozkir.example/kampanya?a=1",
  "https://BOZKIR.example",
  "https://bozkir.example:8443/",
  `${SITE_URL}/casino/bozkir`,
  `${SITE_URL}/casino/Bozkir?sayfa=2#promosyonlar`,
  `${SITE_URL}/casino/${BAD.id}`,
  `${SITE_URL}/bonuslar/bozkir/ates`,
  `${SITE_URL.replace("://", "://www.")}/bonuslar/bozkir/ates`,
];
const LEAD_ELSEWHERE = [
  "https://bozkir.example.org/",
  "https://a.bozkir.example/",
  "https://baska.example/casino/bozkir",
  `${SITE_URL}/casino/bozkir-bet`,
  `${SITE_URL}/casino/lale`,
  `${SITE_URL}/blog/bozkir`,
  `${SITE_URL}/bonuslar?q=bozkir`,
  `${SITE_URL}/`,
  "bozkir.example",
  "",
];
let days = 0;
const promotion = (title: string, { id: casino_id }: { id: string }) => ({
  title,
  slug: title.toLowerCase(),
  short_description: "Kısa açıklama",
  search_text: title.toLowerCase(),
  url: "https://kampanya.example/",
  casino_id,
  wagering: 10,
  promotion_code: "KOD1",
  expiry_date: dayAfter(new Date(), 5),
  created_at: dayAfter(new Date(), --days),
});
const ad = (title: string, href: string) => ({ title, href, image_url: "https://reklam.example/a.png" });

beforeAll(async () => {
  const { db } = site.server;
  await db.insert(casinos).values([GOOD, SCORED, BAD, LICENSED_BAD]);
  await db
    .insert(promotions)
    .values([promotion("Ates", BAD), promotion("Kor", BAD), promotion("Bahar", GOOD), promotion("Yaz", GOOD)]);
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
  await db.insert(splash_ads).values(LEAD_TO_IT.map((href) => ad("Bozkır", href)));
  await db.insert(splash_ads).values(LEAD_ELSEWHERE.map((href) => ad(href, href)));
});

const textOf = async (address: string) => (await site.html(address)).replace(/<!--.*?-->/g, "");
const titlesIn = (html: string) => Array.from(html.matchAll(/<h3>([^<]*)<\/h3>/g), ([, title]) => title);
const namesIn = (html: string) => Array.from(html.matchAll(/<strong>(\w+)<\/strong>/g), ([, name]) => name);
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

  it("stands in that section on the last page only", async () => {
    for (let i = 0; i < 47; i++) await site.server.db.insert(casinos).values(casino(`Zambak${i}`));
    expect(await listsOf("")).toEqual([expect.arrayContaining(["Lale", "Zambak0"]), undefined]);
    expect(await listsOf("?sayfa=2")).toEqual([["Zambak9"], ["Bozkir", "Ayaz"]]);
    await site.server.db.delete(casinos).where(like(casinos.name, "Zambak%"));
  });

  it.each([
    ["?sayfa=2", undefined],
    ["?sayfa=3", ["Bozkir", "Ayaz"]],
    ["?siralama=ad&sayfa=3", ["Ayaz", "Bozkir"]],
  ])("stands on the last page of any order: %s", async (query, end) => {
    const { db } = site.server;
    for (let i = 0; i < 100; i++) await db.insert(casinos).values(casino(`Zambak${i}`));
    expect((await listsOf(query))[1]).toEqual(end);
    await db.delete(casinos).where(like(casinos.name, "Zambak%"));
  });

  it("is not counted with the sites that match a filter", async () =>
    expect(await textOf("/guvenilir-siteler?lisansli=1")).toContain("<span>1 site</span>"));

  it("stays in the list of bonuses, with the warning instead of code and button (P6.6)", async () => {
    const html = await textOf("/bonuslar");
    expect(titlesIn(html)).toEqual(["Ates", "Kor", "Bahar", "Yaz"]);
    const [bad = "", , good = ""] = html.split('<div class="card').slice(1);
    expect(bad).toContain(`${WARNING}<small>Son doğrulama: 3 Kasım 2026</small>`);
    expect(bad).toContain("Bozkir · 2,6<");
    expect(bad).not.toMatch(/Bonusu Al|KOD1|href="https:\/\/kampanya/);
    expect(good).toMatch(/class="btn" href="https:\/\/kampanya.*KOD1|KOD1.*class="btn" href="https:\/\/kampanya/s);
    expect(good).not.toContain("Önermiyoruz");
  });

  it("has a warning and no offer on the page of a promotion (P6.6)", async () => {
    const html = await textOf("/bonuslar/bozkir/ates");
    expect(html.indexOf(WARNING)).toBeGreaterThan(0);
    expect(html).toContain("<small>Son doğrulama: 3 Kasım 2026</small>");
    const main = html.split("</header>").slice(1).join("").split("<footer")[0];
    expect(main).not.toMatch(
      /Bonusu Al|Siteye Git|KOD1|ödeme alabiliriz|class="checked"|claim-track|kampanya\.example/,
    );
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
      .values(titles.map((title, i) => ({ ...promotion(title, SCORED), ...inCategory, fixed_bonus: 10 * (i + 1) })));
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
    expect(html.indexOf('<a href="https://www.bozkir')).toBeGreaterThan(html.indexOf(WARNING));
    expect(html).not.toMatch(/Bonusu Al|KOD1/);
    expect(await textOf("/casino/lale")).toContain('<a class="btn wide" href="https://www.lale');
  });

  it("has a warning and no offer in comparisons (P6.6)", async () => {
    const rows = await site.server.db.select({ id: promotions.id, title: promotions.title }).from(promotions);
    const chosen = rows.filter(({ title }) => ["Ates", "Bahar"].includes(title)).map(({ id }) => `b=${id}`);
    const compared = await textOf(`/karsilastir?${chosen.join("&")}`);
    expect([...compared.matchAll(/Önermiyoruz|class="btn[^"]*wide"|KOD1|Son doğrulama/g)].flat().sort()).toEqual(
      ["KOD1", "Son doğrulama", 'class="btn wide"', "Önermiyoruz"].sort(),
    );
  });

  it("is warned of without a reason, too", async () => expect(await textOf("/casino/ayaz")).toContain(">Önermiyoruz<"));

  it("is warned of in the feed", async () =>
    expect(await textOf("/bonuslar/feed.xml")).toContain(`<summary>${WARNING} Kısa açıklama</summary>`));
});

describe("the list of casinos", () => {
  it("has a group with ranks for those that are licensed and scored, by score, and one for the others (P6.1)", async () => {
    const review = Object.fromEntries(CRITERIA.map((name) => [name, { score: 9, reason: "Denedik." }])) as CasinoReview;
    const { db } = site.server;
    await db.insert(casinos).values([
      casino("Nergis", {
        ...LICENSED,
        score: 4.5,
        review,
        cons: ["Kampanya sayısı az."],
        withdrawal_time: "1 gün; geç",
      }),
      casino("Akasya", { ...LICENSED, score: 4.2 }),
      casino("Reyhan", { ...LICENSED, rating: 5 }),
    ]);
    const groups = async (query: string) =>
      (await textOf(`/guvenilir-siteler${query}`))
        .split("<h2>")
        .map((part) => [/^([^<]+m[iı]z)<\/h2>/.exec(part)?.[1], namesIn(part)])
        .filter(([title]) => title);
    const avoided = (names: string[]) => ["Önermediklerimiz", names];
    expect(await groups("")).toEqual([
      ["Puanladıklarımız", ["Nergis", "Akasya", "Papatya"]],
      ["İncelediklerimiz", ["Reyhan", "Lale"]],
      avoided(["Bozkir", "Ayaz"]),
    ]);
    expect((await groups("?siralama=ad"))[0]).toEqual(["Puanladıklarımız", ["Akasya", "Nergis", "Papatya"]]);
    const html = await textOf("/guvenilir-siteler");
    const of = (name: string) => html.split(`href="/casino/${name}"`)[1]?.split("</a>")[0] ?? "";
    expect(of("nergis")).toMatch(
      /<b>1<\/b>.*4,5\/5.*<span>Çekimi hızlı, şartları açık; kampanya sayısı az\.<\/span>.*Çekim: 1 gün · Lisans: Ada</,
    );
    expect(of("papatya")).toContain("<b>3</b>");
    expect(of("reyhan")).not.toMatch(/<b>\d<\/b>/);
    await db.delete(casinos).where(inArray(casinos.slug, ["nergis", "akasya", "reyhan"]));
  });
});

describe("the card of a casino", () => {
  it("says what is not licensed, not scored or under review (P6.1)", async () => {
    const { db } = site.server;
    await db
      .insert(casinos)
      .values([
        casino("Menekse", { standing: "pending" }),
        casino("Nergis", { standing: "verified", is_licensed: true, rating: 4 }),
      ]);
    for (const address of ["/guvenilir-siteler", "/"]) {
      const cardOf = async (name: string) =>
        (await textOf(address)).split(`href="/casino/${name}"`)[1]?.split("</a>")[0] ?? "";
      const lacking = /Lisansı doğrulanmadı|Henüz puanlanmadı|İnceleniyor/g;
      expect((await cardOf("menekse")).match(lacking), address).toEqual([
        "Lisansı doğrulanmadı",
        "Henüz puanlanmadı",
        "İnceleniyor",
      ]);
      expect((await cardOf("nergis")).match(lacking), address).toBeNull();
    }
    await db.delete(casinos).where(inArray(casinos.slug, ["menekse", "nergis"]));
  });
});

describe("the score of a casino", () => {
  it.each([
    [
      "/casino/papatya",
      /<b aria-hidden="true">4,2\/5<\/b> <svg class="stars" role="img" aria-label="5 üzerinden 4,2">/,
    ],
    ["/casino/lale", />3,0\/5<.*?aria-label="5 üzerinden 3".*?<small>editör puanı<\/small>/],
    ["/bonuslar/bozkir/ates", />2,6\/5<.*?<rect width="52%" height="100%"/],
    ["/bonuslar", /Lale · editör puanı 3,0</],
    ["/guvenilir-siteler", />4,2\/5</],
  ])("at %s is that of its review, else what an editor entered", async (address, score) =>
    expect(await textOf(address)).toMatch(score),
  );

  it("says where it was entered by an editor, and only there", async () => {
    expect(await textOf("/casino/papatya")).not.toContain("editör puanı");
    expect(await textOf("/bonuslar/bozkir/ates")).not.toContain("editör puanı");
  });
});
