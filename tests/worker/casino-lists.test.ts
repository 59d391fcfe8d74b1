import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { casinos } from "../../db/schema";
import { setupListedBonuses } from "../support/listed-bonuses";

const { site } = setupListedBonuses();

const state = (slug: string, values: Partial<typeof casinos.$inferInsert>) =>
  site.server.db.update(casinos).set(values).where(eq(casinos.slug, slug));

beforeAll(async () => {
  await state("berrak", {
    payment_methods: ["Kredi kartı", "Papara", "Kripto", "Havale", "Çek", "Nakit"],
    withdrawal_time: "4–24 saat",
  });
  await state("arnavut", { payment_methods: ["kredi kartı", "Mobil ödeme"] });
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
    ["?cekim=24&odeme=KRED%C4%B0+Karti", "/guvenilir-siteler?odeme=kredi+karti&amp;cekim=24", true],
  ])("with %s has one canonical address, and no index where it is filtered", async (query, canonical, isHidden) => {
    const html = await site.html(`/guvenilir-siteler${query}`);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]).toBe(canonical);
    expect(html.includes('name="robots" content="noindex"')).toBe(isHidden);
  });

  it.each([
    ...["siralama=yeni", "lisansli=2", "destek=x", "cekim=abc", "cekim=36", "cekim=24+saat", "odeme=%00"],
    `odeme=${"x".repeat(201)}`,
  ])("refuses ?%s, with the way back to the list", async (query) => {
    const refused = await site.server.get(`/guvenilir-siteler?${query}`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/href="\/guvenilir-siteler">Filtreleri Temizle</);
  });

  it("names what is chosen, each with the list without it, and marks it in the form (P6.10)", async () => {
    const html = await site.html("/guvenilir-siteler?siralama=ad&odeme=KREDİ%20KARTI&cekim=24&lisansli=1");
    const line = /class="active-filter"><span>(.*?)<\/span>/s.exec(html)?.[1] ?? "";
    expect(line.replace(/<[^>]*>/g, "")).toBe(
      "Aktif filtre: ada göre ödeme: Kredi kartı çekim: 24 saat içinde yurt dışı lisanslı siteler (1 site)",
    );
    expect(line).toContain(
      '<a href="/guvenilir-siteler?siralama=ad&amp;cekim=24&amp;lisansli=1" aria-label="Kaldır: ödeme: Kredi kartı">',
    );
    expect(html).toContain('<option value="kredi karti" selected="">Kredi kartı</option>');
    expect(html).toContain('<option value="24" selected="">24 saat içinde</option>');
  });

  it("says of an unknown payment method that no site has it, with the way back", async () => {
    const html = await site.html("/guvenilir-siteler?odeme=%3Cb%3EYok");
    expect(html).toContain("Bu kriterlere uygun site bulunamadı.");
    expect(html).toContain('aria-label="Kaldır: ödeme: &lt;b&gt;Yok"');
    expect(html).toContain('<a class="btn quiet small" href="/guvenilir-siteler">Filtreleri Temizle</a>');
  });
});

/** A payout time as a casino states it, and the longest bounds that it meets. */
const TIMES: [stated: string | null, hours: number | undefined][] = [
  ["4–24 saat", 24],
  ["2-12 SAAT", 12],
  ["En çok 2 iş günü", 48],
  ["1 iş günü; hafta sonu 5 gün", 24],
  ["Çoğunlukla aynı gün", 24],
  ["Anında", 12],
  ["90 dakika", 12],
  ["1,5 gün", 48],
  ["İş günlerinde ortalama 4 saat", 12],
  ["Papara 1 saat, havale 1–3 gün", 72],
  ["24 saat, havalede 60 saat", 72],
  ["1 hafta", undefined],
  ["En az 1 gün", undefined],
  ["24 saatten fazla", undefined],
  ["Saat 10.00–18.00 arası", undefined],
  ["Çekimler zamanında ödenmez", undefined],
  ["Papara üzerinden 1 saat", 12],
  ["Banka üzerinden 2 gün; 1 hafta üzeri olmaz", 48],
  ["12 saat üzeri", undefined],
  ["15–30 dk", 12],
  ["(anında)", 12],
  ["48 saatten fazla sürmez", 48],
  ["2 günden uzun sürmez", 48],
  ["En fazla 24 saatte", 24],
  ["En az 1, en çok 24 saat", 24],
  ["En az 2 saat, en geç 3 gün", 72],
  ["2.5 saat", 12],
  ["23.5 saat", 24],
  ["11,5 saat", 12],
  ["12,5 saat", 24],
  ["İş 24 saatte biter.", 24],
  ["Kripto anında, havale 1 gün", 24],
  ["Kripto yanında havale", undefined],
  ["Kripto anında, havale 24 saatin üzerinde", undefined],
  ["2 günden çok", undefined],
  ["3 günden önce ödenmez", undefined],
  ["Anında değildir", undefined],
  ["Belirtilmiyor", undefined],
  ['"Hızlı" \\ 7/24', undefined],
  [null, undefined],
];

describe("the payout time of a casino (P6.10)", () => {
  const bounds = async () => {
    const found: number[] = [];
    for (const hours of [12, 24, 48, 72])
      if ((await site.html(`/guvenilir-siteler?cekim=${hours}`)).includes("<strong>Berrak<")) found.push(hours);
    return found;
  };

  it.each(TIMES)("%j meets %j hours at best", async (withdrawal_time, hours = Infinity) => {
    await state("berrak", { withdrawal_time, test_log: [] });
    expect(await bounds()).toEqual([12, 24, 48, 72].filter((bound) => bound >= hours));
  });

  it("is what the latest trial took, if that is longer or nothing is stated", async () => {
    const entry = (hours: number | null) => ({ day: "2026-11-16", text: "Çekim geldi", hours });
    await state("berrak", { withdrawal_time: "1 gün", test_log: [entry(90), entry(41), entry(null)] });
    expect(await bounds()).toEqual([48, 72]);
    expect((await site.html("/guvenilir-siteler")).replace(/<[^>]*>/g, "")).toContain(
      "Çekim: 1 gün; denememizde 41 saat",
    );
    await state("berrak", { withdrawal_time: null, test_log: [entry(20)] });
    expect(await bounds()).toEqual([24, 48, 72]);
  });
});

describe("payment methods of casinos", () => {
  it("are to choose from, the most frequent first, however they are written (P6.10)", async () => {
    const html = await site.html("/guvenilir-siteler");
    const options = /name="odeme">(.*?)<\/select>/s.exec(html)?.[1] ?? "";
    expect(Array.from(options.matchAll(/>([^<]+)</g), ([, label]) => label)).toEqual([
      ...["Fark etmez", "Kredi kartı", "Çek", "Havale", "Kripto", "Mobil ödeme", "Nakit", "Papara"],
    ]);
    expect(html).toContain("Ödeme: Kredi kartı, Papara, Kripto, Havale +2<");
  });

  it.each([
    ["papara", ["Berrak"]],
    ["Mobil%20Ödeme", ["Arnavut"]],
    ["kredi+karti", ["Arnavut", "Berrak"]],
    ["kredi", []],
  ])("%s is that of %j", async (method, names) => {
    const html = await site.html(`/guvenilir-siteler?odeme=${method}&siralama=ad`);
    expect(Array.from(html.matchAll(/<strong>(Berrak|Arnavut)</g), ([, name]) => name)).toEqual(names);
  });
});
