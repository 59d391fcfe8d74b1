import { inArray, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { sortKeyTr } from "../../worker/text/folding";
import { setupSite } from "../support/site";

const site = setupSite({ empty: true });
const casino = (name: string, values: Partial<typeof casinos.$inferInsert>) => ({
  id: crypto.randomUUID(),
  name,
  slug: name.toLowerCase(),
  url: "https://casino.example/",
  sort_key: sortKeyTr(name),
  search_text: name.toLowerCase(),
  ...values,
});
const LICENSED = casino("Berrak", { is_licensed: true, rating: 3, has_24_7_support: true });
const OTHER = casino("Arnavut", { rating: 4.5 });
const age = (days: number) => ({ created_at: dayAfter(new Date(), -days) });
const promotion = (title: string, values: Partial<typeof promotions.$inferInsert>) => ({
  title,
  slug: title.toLowerCase(),
  short_description: "Kısa açıklama",
  search_text: title.toLowerCase(),
  url: "https://casino.example/",
  ...values,
});

beforeAll(async () => {
  await site.server.db.insert(casinos).values([LICENSED, OTHER]);
  await site.server.db.insert(promotions).values([
    promotion("Bir", { ...age(1), casino_id: OTHER.id, wagering: 30, min_deposit: 500, fixed_bonus: 50 }),
    promotion("Iki", {
      ...age(2),
      casino_id: LICENSED.id,
      wagering: 10,
      min_deposit: 100,
      bonus_percent: 20,
      promotion_code: "IKI",
      expiry_date: dayAfter(new Date(), 5),
    }),
    promotion("Uc", { ...age(3), casino_id: LICENSED.id, expiry_date: dayAfter(new Date(), 2) }),
    promotion("Dort", { ...age(4), wagering: 0, min_deposit: 0, promotion_code: "DORT", fixed_bonus: 30 }),
    promotion("Bitti", { ...age(5), wagering: 1, expiry_date: dayAfter(new Date(), -1) }),
  ]);
  await site.server.db
    .insert(promotions)
    .values(promotion("Bitti2", { ...age(6), wagering: 1, expiry_date: dayAfter(new Date(), -1) }));
});

const titles = async (address: string) =>
  Array.from((await site.html(address)).matchAll(/<h3>([^<]*)<\/h3>/g), ([, title]) => title);

describe("the list of bonuses", () => {
  it.each([
    ["", ["Bir", "Iki", "Uc", "Dort"]],
    ["?siralama=yeni", ["Bir", "Iki", "Uc", "Dort"]],
    ["?siralama=bitis", ["Uc", "Iki", "Bir", "Dort"]],
    ["?siralama=cevrim", ["Dort", "Iki", "Bir", "Uc"]],
    ["?siralama=deger", ["Iki", "Dort", "Bir"]],
    ["?siralama=deger&yatirim=100", ["Dort", "Iki"]],
    ["?siralama=deger&q=100+tl", ["Dort", "Iki"]],
    ["?siralama=deger&yatirim=0", ["Dort"]],
  ])("is in the order of %j", async (query, order) => expect(await titles(`/bonuslar${query}`)).toEqual(order));

  it.each([
    ["?cevrim=10", ["Iki", "Dort"]],
    ["?cevrim=0", ["Dort"]],
    ["?yatirim=100", ["Iki", "Dort"]],
    ["?uye=1&kodlu=1", ["Iki", "Dort"]],
    ["?lisansli=1", ["Iki", "Uc"]],
    ["?kodlu=1", ["Iki", "Dort"]],
    ["?kodlu=1&lisansli=1", ["Iki"]],
    ["?cevrim=30&siralama=cevrim", ["Dort", "Iki", "Bir"]],
    ["?q=berrak", ["Iki", "Uc"]],
    ["?q=BERRAK&kodlu=1", ["Iki"]],
    ["?q=yok", []],
  ])("is filtered by %j", async (query, found) => expect(await titles(`/bonuslar${query}`)).toEqual(found));

  it.each([
    ["/bonuslar?q=iki&siralama=&cevrim=&kodlu=1", "/bonuslar?q=iki&kodlu=1"],
    ["/guvenilir-siteler?siralama=&destek=1", "/guvenilir-siteler?destek=1"],
  ])("leads from empty fields at %s to %s", async (address, tidy) => {
    const response = await site.server.get(address);
    expect([response.status, response.headers.get("Location")]).toEqual([302, tidy]);
  });

  it("is valued for the deposit that is chosen or typed (P4.6)", async () => {
    const labelled = async (query: string) =>
      /value="deger"[^>]*>([^<]*)</.exec((await site.html(`/bonuslar${query}`)).replace(/<!--.*?-->/g, ""))?.[1];
    expect(await labelled("")).toBe("En değerli (500 TL)");
    expect(await labelled("?yatirim=100")).toBe("En değerli (100 TL)");
    expect(await labelled("?q=250+tl")).toBe("En değerli (250 TL)");
    expect(await labelled("?yatirim=0")).toBe("En değerli (yatırımsız)");
    expect((await site.html("/bonuslar?siralama=deger&yatirim=100")).replace(/<[^>]*>/g, "")).toContain(
      "en değerli (100 TL)",
    );
  });

  it("counts what matches all filters", async () => {
    const html = (await site.html("/bonuslar?kodlu=1&lisansli=1")).replace(/<[^>]*>/g, "");
    expect(html).toContain("lisanslı siteler · kodu olanlar");
    expect(html).toContain("(1 sonuç)");
  });

  it.each(["siralama=rastgele", "cevrim=az", "cevrim=-1", "cevrim=020", "yatirim=1e3", "lisansli=evet", "kodlu=0"])(
    "refuses ?%s",
    async (query) => expect((await site.server.get(`/bonuslar?${query}`)).status).toBe(400),
  );

  it.each([
    ["?siralama=yeni", "/bonuslar", false],
    ["?kodlu=1&cevrim=20&siralama=bitis", "/bonuslar?siralama=bitis&amp;cevrim=20&amp;kodlu=1", true],
    ["?yatirim=100", "/bonuslar?yatirim=100", true],
  ])("with %s has one canonical address, and no index where it is filtered", async (query, canonical, isHidden) => {
    const html = await site.html(`/bonuslar${query}`);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]).toBe(canonical);
    expect(html.includes('name="robots" content="noindex"')).toBe(isHidden);
  });
});

describe("a category", () => {
  const category = (name: string, description: string | null) => ({
    id: crypto.randomUUID(),
    name,
    slug: name.toLowerCase(),
    description,
    sort_key: sortKeyTr(name),
  });
  const [TOLD, SILENT] = [category("Turnuva", "Puanla katılınan, ödülü belli yarışmalar."), category("Sadakat", null)];
  const metaOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  beforeAll(async () => {
    const { db } = site.server;
    await db.insert(promotion_categories).values([TOLD, SILENT]);
    await db
      .insert(promotions)
      .values([
        promotion("Yaris", { ...age(40), category_id: TOLD.id }),
        promotion("Puan", { ...age(41), category_id: SILENT.id }),
      ]);
  });
  afterAll(async () => {
    const { db } = site.server;
    await db.delete(promotions).where(inArray(promotions.category_id, [TOLD.id, SILENT.id]));
    await db.delete(promotion_categories).where(inArray(promotion_categories.id, [TOLD.id, SILENT.id]));
  });

  it("has a heading, an introduction and meta texts of its own (P4.4)", async () => {
    const told = await site.html("/bonuslar?kategori=turnuva");
    expect(told).toContain("<h1>Turnuva</h1>");
    expect(told).toContain(`<p class="lead">${TOLD.description}</p>`);
    expect(metaOf(told)).toBe(TOLD.description);
    expect(told).toMatch(/<title>Turnuva - /);
    const silent = await site.html("/bonuslar?kategori=sadakat");
    expect(silent).toContain("<h1>Sadakat</h1>");
    expect(metaOf(silent)).toBe("Sadakat: 1 güncel bonus, çevrim şartı, üst sınır ve son günüyle birlikte.");
    expect(await site.html("/bonuslar")).toContain("<h1>Bonuslar</h1>");
  });

  it("has a chip in a search only if it has hits, or is chosen (P4.4)", async () => {
    const chipsIn = async (query: string) =>
      Array.from(
        (await site.html(`/bonuslar${query}`))
          .replace(/<!--.*?-->/g, "")
          .matchAll(/class="chip"[^>]*>([^<]+) <small>(\d+)/g),
        ([, name, total]) => `${name} ${total}`,
      );
    expect(await chipsIn("")).toEqual(["Tüm Bonuslar 6", "Sadakat 1", "Turnuva 1"]);
    expect(await chipsIn("?q=yaris")).toEqual(["Tüm Bonuslar 1", "Turnuva 1"]);
    expect(await chipsIn("?q=yaris&kategori=sadakat")).toEqual(["Tüm Bonuslar 1", "Sadakat 0", "Turnuva 1"]);
  });
});

describe("the list of casinos", () => {
  const names = async (query: string) =>
    Array.from(
      (await site.html(`/guvenilir-siteler${query}`)).matchAll(/<strong>(Berrak|Arnavut)</g),
      ([, name]) => name,
    );

  it.each([
    ["", ["Arnavut", "Berrak"]],
    ["?siralama=ad", ["Arnavut", "Berrak"]],
    ["?siralama=puan", ["Arnavut", "Berrak"]],
    ["?siralama=bonus", ["Berrak", "Arnavut"]],
    ["?lisansli=1", ["Berrak"]],
    ["?destek=1&siralama=puan", ["Berrak"]],
  ])("with %j is %j", async (query, order) => expect(await names(query)).toEqual(order));

  it.each([
    ["?siralama=puan", "/guvenilir-siteler", false],
    ["?destek=1&siralama=ad", "/guvenilir-siteler?siralama=ad&amp;destek=1", true],
    ["?lisansli=1", "/guvenilir-siteler?lisansli=1", true],
  ])("with %s has one canonical address, and no index where it is filtered", async (query, canonical, isHidden) => {
    const html = await site.html(`/guvenilir-siteler${query}`);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]).toBe(canonical);
    expect(html.includes('name="robots" content="noindex"')).toBe(isHidden);
  });

  it.each(["siralama=yeni", "lisansli=2", "destek=x"])("refuses ?%s", async (query) =>
    expect((await site.server.get(`/guvenilir-siteler?${query}`)).status).toBe(400),
  );
});

describe("a promotion without a picture", () => {
  it("leaves no frame for one on its page", async () =>
    expect(await site.html("/bonuslar/berrak/iki")).toContain(
      '<article class="box"><div class="inner" id="aciklama">',
    ));
});

describe("home", () => {
  it("shows what ends soon and what has the lowest wagering, but no bonus twice", async () => {
    const { db } = site.server;
    for (let i = 0; i < 12; i++) await db.insert(promotions).values(promotion(`Yeni${i}`, { ...age(0), wagering: 0 }));
    const html = await site.html("/");
    const section = (title: string) =>
      Array.from(
        (html.split(`<h2>${title}</h2>`)[1]?.split("</section>")[0] ?? "").matchAll(/<h3>([^<]*)/g),
        ([, t]) => t,
      );
    expect(section("Bitmek Üzere")).toEqual(["Uc", "Iki"]);
    expect(section("En Düşük Çevrim")).toEqual(["Dort", "Bir"]);
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("counts for each choice of the finder as many bonuses as the list then has (P3.1)", async () => {
    const { db } = site.server;
    await db.insert(promotions).values(promotion("Yeni", { wagering: 5, min_deposit: 100, new_customers_only: true }));
    const [, counts = ""] = /data-counts="([^"]+)"/.exec(await site.html("/")) ?? [];
    const choices = ["", "&uye=1"].flatMap((membership) =>
      ["", "&yatirim=100", "&yatirim=250", "&yatirim=500", "&yatirim=1000"].flatMap((deposit) =>
        ["", "cevrim=0", "cevrim=10", "cevrim=20", "cevrim=30"].map((wagering) => wagering + deposit + membership),
      ),
    );
    const found: number[] = [];
    for (const choice of choices) found.push((await titles(`/bonuslar?${choice}`)).length);
    expect(counts.split(",").map(Number)).toEqual(found);
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("counts bonuses and sites and says when one last changed", async () => {
    expect((await site.html("/")).replace(/<[^>]*>/g, "")).toContain("4 aktif bonus · 2 site · son güncelleme bugün");
  });
});

describe("the comparison", () => {
  const ids = async () => {
    const rows = await site.server.db.select({ id: promotions.id, title: promotions.title }).from(promotions);
    return (title: string) => rows.find((row) => row.title === title)?.id ?? "";
  };

  it("shows the chosen bonuses in their order, without an index", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    expect(Array.from(html.matchAll(/<th scope="col">.*?<a href="[^"]*">([^<]*)/g), ([, title]) => title)).toEqual([
      "Iki",
      "Bir",
    ]);
    expect(html).toMatch(/<td class="best">100 TL/);
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("says what it is, 18+ and that links may be paid for where a bonus can be claimed (P4.7)", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    const told = "Seçtiğiniz bonusların çevrim şartı, sınırları ve son günü yan yana; her satırın en iyisi işaretli.";
    expect(html).toContain(`<p class="lead">${told}</p>`);
    expect(html).toContain(`<meta name="description" content="${told}"`);
    expect(html).toMatch(/<span>18\+<\/span>.*Bu bağlantılardan ödeme alabiliriz/s);
    const ended = await site.html(`/karsilastir?b=${id("Bitti")}&b=${id("Bitti2")}`);
    expect(ended).toContain("<span>18+</span>");
    expect(ended).not.toContain("Bu bağlantılardan");
  });

  it("shows three of more, and says so", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?${["Bir", "Iki", "Uc", "Dort"].map((t) => `b=${id(t)}`).join("&")}`);
    expect(html.match(/<th scope="col">/g)).toHaveLength(3);
    expect(html).toContain("En çok 3 bonus karşılaştırılır; ilk 3 tanesi gösteriliyor.");
  });

  it.each(["", "?b=1&b=2&b=3&b=4", "?b=yok&b=<script>", "?b="])("asks for a choice at %j", async (query) => {
    const html = await site.html(`/karsilastir${query}`);
    expect(html).not.toContain("En çok 3 bonus karşılaştırılır");
    expect(html).toContain("Karşılaştırmak için listede iki ya da üç bonus seçin.");
    expect(html).not.toContain("<table");
  });

  it("is for a deposit, and leads to itself without one of the bonuses and to the list for another", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}&yatirim=1000`);
    expect(html).toContain('<option value="1000" selected');
    expect(html).toContain(`href="/karsilastir?b=${id("Bir")}&amp;yatirim=1000" aria-label="Kaldır: Iki"`);
    expect(html).toContain('<a href="/bonuslar">Başka ekle</a>');
    expect((await site.server.get("/karsilastir?yatirim=çok")).status).toBe(400);
  });

  it("does not show one comparison for another", async () => {
    const id = await ids();
    await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    expect(await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Dort")}`)).toContain(">Dort<");
  });
});
