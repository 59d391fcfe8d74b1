import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { promotion_categories, promotions } from "../../db/schema";
import { sortKeyTr } from "../../worker/text/folding";
import { age, listedPromotion, setupListedBonuses } from "../support/listed-bonuses";

const { site, titles, titlesIn } = setupListedBonuses();

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
    ["?lisansli=1", ["Iki", "Uc"]],
    ["?kodlu=1", ["Iki", "Dort"]],
    ["?kodlu=1&lisansli=1", ["Iki"]],
    ["?cevrim=30&siralama=cevrim", ["Dort", "Iki", "Bir"]],
    ["?q=berrak", ["Iki", "Uc"]],
    ["?q=BERRAK&kodlu=1", ["Iki"]],
    ["?q=yok", []],
  ])("is filtered by %j", async (query, found) => expect(await titles(`/bonuslar${query}`)).toEqual(found));

  describe("for a visitor who is new or a member (P4.6)", () => {
    beforeAll(async () => {
      const { db } = site.server;
      for (const [title, audience, audience_note] of [
        ["Iki", "existing", null],
        ["Uc", "new", "ilk yatırımda"],
        ["Dort", "all", "Gümüş seviye ve üstü"],
      ] as const)
        await db.update(promotions).set({ audience, audience_note }).where(eq(promotions.title, title));
    });
    afterAll(() => site.server.db.update(promotions).set({ audience: null, audience_note: null }));

    it.each([
      ["?uye=0", ["Uc", "Dort", "Bir"]],
      ["?uye=1", ["Iki", "Dort", "Bir"]],
      ["?uye=1&siralama=bitis", ["Iki", "Dort", "Bir"]],
      ["?uye=0&cevrim=30&siralama=cevrim", ["Dort", "Bir"]],
      ["?siralama=deger", ["Iki", "Dort", "Bir"]],
    ])("has what the visitor can get, and last what does not say so: %j", async (query, order) => {
      const html = await site.html(`/bonuslar${query}`);
      expect(titlesIn(html)).toEqual(order);
      const [known, unknown] = html.split("<h2>Kim alabilir: belirtilmemiş</h2>");
      expect([titlesIn(known ?? ""), titlesIn(unknown ?? "")]).toEqual([order.slice(0, -1), ["Bir"]]);
    });

    it("says on a card who can get it, and keeps the choice for a comparison", async () => {
      const text = (await site.html("/bonuslar")).replace(/<[^>]*>/g, "");
      for (const words of ["Mevcut üyeler5 gün kaldı", "Yeni üyeler, koşullu2 gün kaldı", "Herkes, koşulluSüresiz"])
        expect(text).toContain(words);
      expect(text).toContain("Kim alabilir: belirtilmemişSüresiz");
      const html = await site.html("/bonuslar?uye=0");
      expect(html).toContain('form="karsilastir" name="uye" value="0"');
      expect(html).toContain('aria-label="Kaldır: yeni üyeyim"');
    });

    it("is refused for another value", async () => expect((await site.server.get("/bonuslar?uye=2")).status).toBe(400));
  });

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
    const details = async (query: string) =>
      /href="([^"]*)" aria-label="Detaylar: /.exec(await site.html(`/bonuslar${query}`))?.[1] ?? "";
    expect(await details("?yatirim=100")).toMatch(/\?yatirim=100$/);
    expect(await details("")).not.toContain("?");
    expect((await site.html("/bonuslar?siralama=deger&yatirim=100")).replace(/<[^>]*>/g, "")).toContain(
      "en değerli (100 TL)",
    );
  });

  it("says on a card what the deposit gains, and of a bonus without one that it needs none (P4.2)", async () => {
    const cards = (await site.html("/bonuslar")).split("<h3>").slice(1);
    const gainOf = (title: string) =>
      /class="gain">(.*?)<\/span>/
        .exec(cards.find((card) => card.startsWith(title)) ?? "")?.[1]
        ?.replace(/<[^>]*>/g, " ");
    expect(gainOf("Dort")?.trim()).toBe("+30 TL yatırımsız");
    expect(gainOf("Iki")?.trim()).toMatch(/ TL 500 TL yatırana$/);
  });

  it("counts what matches all filters", async () => {
    const html = (await site.html("/bonuslar?kodlu=1&lisansli=1")).replace(/<[^>]*>/g, "");
    expect(html).toContain("yurt dışı lisanslı siteler kodu olanlar");
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
        listedPromotion("Yaris", { ...age(40), category_id: TOLD.id }),
        listedPromotion("Puan", { ...age(41), category_id: SILENT.id }),
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

describe("a promotion without a picture", () => {
  it("leaves no frame for one on its page", async () =>
    expect(await site.html("/bonuslar/berrak/iki")).toContain(
      '<article class="box"><div class="inner" id="aciklama">',
    ));
});
