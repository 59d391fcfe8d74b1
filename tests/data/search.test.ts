import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions } from "../../db/schema";
import { seed } from "../../scripts/demo-world/seed";
import { casinosNamed } from "../../worker/casinos/public.server";
import { bonusValue, HOUSE_EDGE_DEFAULT, TYPICAL_DEPOSIT } from "../../worker/promotions/bonus-value";
import { gainSql } from "../../worker/promotions/gain.server";
import type { PromotionFilter, PromotionOrder } from "../../worker/promotions/filtering.server";
import { activeCounts, activePromotions } from "../../worker/promotions/public.server";
import { readSearch, searchWord } from "../../worker/promotions/search";
import { derivedOf } from "../../worker/records/search-text.server";
import { dayAfter } from "../../worker/text/calendar";
import { DATABASES, type Opened } from "../support/databases";
import { seededRandom } from "../support/random";

const now = new Date();
const today = dayAfter(now, 0);

type Stored = typeof promotions.$inferSelect;

/** What lists are sorted by, the first first. */
const KEYS: Record<PromotionOrder, (promotion: Stored) => number | string> = {
  newest: ({ created_at }) => -Date.parse(created_at),
  stated: ({ bonus_percent, loss_percent, fixed_bonus, free_spins, created_at }) =>
    (bonus_percent ?? loss_percent ?? fixed_bonus ?? free_spins) === null ? Infinity : -Date.parse(created_at),
  ending: ({ expiry_date }) => expiry_date ?? "9999",
  wagering: ({ wagering }) => wagering ?? Infinity,
  value: (promotion) => -(gainOf(promotion, TYPICAL_DEPOSIT) ?? -Infinity),
};

/** Null where it is unknown, and for loss rebates. */
const gainOf = (promotion: Stored, deposit: number) =>
  promotion.loss_percent === null ? (bonusValue(promotion, deposit, HOUSE_EDGE_DEFAULT)?.gain ?? null) : null;

describe.each(DATABASES)("the search on %s", (_, open) => {
  let opened: Opened;
  let db: Db;
  let stored: Map<string, Stored>;
  beforeAll(async () => {
    opened = await open();
    db = opened.db;
    await seed(db, opened.bucket, now);
    const [casino] = await db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    const [category] = await db.select().from(promotion_categories).where(eq(promotion_categories.slug, "turnuva"));
    const texts = {
      title: "Hoş Geldin Şöleni",
      short_description: "İlk yatırıma özel",
      promotion_code: "ŞİFRE99",
    };
    await db.insert(promotions).values({
      ...{ id: "aranan", slug: "aranan", url: "", ...texts, ...derivedOf("promotion", texts) },
      ...{ casino_id: casino?.id, category_id: category?.id },
    });
    stored = new Map((await db.select().from(promotions)).map((row) => [row.id, row]));
  });
  afterAll(() => opened.close());

  const find = async (filter: PromotionFilter, order: PromotionOrder = "newest") =>
    (await activePromotions(db, today, { filter, order, limit: 1_000 })).map(({ id }) => id);
  const filterOf = (q: string): PromotionFilter => {
    const { terms, filters, whole } = readSearch(q);
    const typed = Object.fromEntries(filters.map(({ of, value }) => [of, value]));
    return {
      terms: terms.map(({ words, others }) => ({ words: words.map((word) => searchWord(word, word)), others })),
      typed: filters.length > 0 ? { text: whole, ...typed } : undefined,
    };
  };
  const search = (q: string) => find(filterOf(q));

  it.each([
    "geldin hoş",
    "hoş geldin ışıltı",
    "HOŞGELDİN",
    "şöleni turnuva",
    "şifre99",
    "sifre99 geldin",
    "ilk özel",
    "yatırıma   geldin  hoş",
  ])("finds every word, in any order, in title, description, casino, category and code: %s", async (q) =>
    expect(await search(q)).toContain("aranan"),
  );

  it.each(["hoş geldin zümrüt", "%", "_", "sifre9 sifre99 x", "\u0000", "🎁🎁🎁"])(
    "does not find what lacks a word: %s",
    async (q) => expect(await search(q)).not.toContain("aranan"),
  );

  it("binds few enough values for D1, however many words there are", async () => {
    const q = Array.from({ length: 50 }, (_, n) => `kelime${n}`).join(" ");
    const filter = { ...filterOf(`${q} 20x 100 tl free spin`), category: "turnuva", maxWagering: 10, deposit: 100 };
    expect(await find({ ...filter, valuedFor: 100 }, "value")).toEqual([]);
    expect(await activeCounts(db, today, { ...filter, valuedFor: 100 })).toEqual([]);
  });

  it("finds a word that is written together only from five letters on", async () => {
    expect(await search("hosgel")).toContain("aranan");
    expect(await search("sgel")).not.toContain("aranan");
  });

  it("links a casino whose name has all the words, written apart or together", async () => {
    const names = async (q: string) =>
      (
        await casinosNamed(
          db,
          today,
          readSearch(q).terms.flatMap(({ words }) => words.map((word) => searchWord(word, word))),
        )
      ).map(({ slug }) => slug);
    expect(await names("Işıltı casino")).toEqual(["isilti-casino"]);
    expect(await names("ışıltıcasino")).toEqual(["isilti-casino"]);
    expect(await names("ışıltı yok")).toEqual([]);
    expect(await names("")).toEqual([]);
  });

  it("finds synonyms", async () => {
    const free = await search("free spin");
    const titles = free.map((id) => stored.get(id)?.title);
    expect(titles).toContain("Yeni Oyuna 30 Ücretsiz Dönüş");
    expect((await search("bedava dönüş")).toSorted()).toEqual(free.toSorted());
  });

  it("finds another phrase only as it is written", async () => {
    const row = { slug: "", url: "", short_description: "", is_active: true };
    await db.insert(promotions).values([
      { ...row, id: "soz-1", slug: "soz-1", title: "İlk hafta", search_text: "ilk hafta her yatirima donus" },
      { ...row, id: "soz-2", slug: "soz-2", title: "İlk yatırım", search_text: "ilk yatirima donus" },
    ]);
    const found = await search("hoşgeldin");
    await db.delete(promotions).where(like(promotions.id, "soz-%"));
    expect(found).toContain("soz-2");
    expect(found).not.toContain("soz-1");
  });

  it("takes amounts and wagering in the text for filters, and still finds a text that has them", async () => {
    const wagered = await search("20x ışıltı");
    expect(wagered.length).toBeGreaterThan(0);
    for (const id of wagered) expect(stored.get(id)?.wagering).toBeLessThanOrEqual(20);
    for (const id of await search("100 TL")) {
      const { min_deposit, search_text = "" } = stored.get(id) ?? {};
      expect(search_text.includes("100 tl") || (min_deposit ?? Infinity) <= 100, id).toBe(true);
    }
    const [named] = [...stored.values()].filter(({ title }) => title === "50 TL Deneme Bonusu");
    expect(await search("50 TL Deneme")).toContain(named?.id);
  });

  it.each([
    ["20x", "20 x", "20 X", "20×", "20 kat", "20KAT"],
    ["100 TL", "100 TRY", "100try", "₺100", "₺ 100", "100₺", "100 Lira"],
    ["1.500 tl", "1.500TRY", "₺1.500"],
    ["%100", "100%", "100 %", "% 100", "yüzde 100", "YÜZDE 100"],
    ["%150 hoş geldin 30x", "hoş geldin 30 x 150%"],
  ])("finds for %s what it finds for other spellings", async (written, ...spellings) => {
    const found = await search(written);
    expect(found.length).toBeGreaterThan(0);
    for (const q of spellings) expect(await search(q), q).toEqual(found);
  });

  it.each<PromotionFilter>([
    {},
    { terms: [{ words: [{ text: "bonus", isApart: true }], others: ["donus"] }] },
    { maxWagering: 20 },
    { deposit: 250 },
    { hasCode: true },
    { category: "turnuva" },
    {
      terms: [{ words: [{ text: "a", isApart: false }], others: [] }],
      maxWagering: 30,
      deposit: 500,
      hasCode: true,
      isLicensed: true,
    },
  ])("sorts in every order, and counts by category what it finds: %j", async (filter) => {
    const found = await find(filter);
    for (const order of Object.keys(KEYS) as PromotionOrder[]) {
      const ids = await find(filter, order);
      expect(ids.toSorted()).toEqual(found.toSorted());
      const keys = ids.map((id) => KEYS[order](stored.get(id) as Stored));
      expect(keys, order).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
    for (const id of found) {
      const row = stored.get(id) as Stored;
      if (filter.maxWagering !== undefined) expect(row.wagering).toBeLessThanOrEqual(Number(filter.maxWagering));
      if (filter.deposit !== undefined) expect(row.min_deposit).toBeLessThanOrEqual(Number(filter.deposit));
      if (filter.hasCode) expect(row.promotion_code).not.toBeNull();
    }
    const counts = await activeCounts(db, today, filter);
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(found.length);
  });

  it("computes the gain of a deposit as its page does", async () => {
    const random = seededRandom(20261126);
    const some = (max: number) => (random(2) === 0 ? null : 1 + random(max));
    const BASES = ["bonus", "bonus_and_deposit", "winnings", null] as const;
    const rows = Array.from({ length: 40 }, (_, n) => ({
      ...{ id: `deger-${n}`, title: "Değer", slug: `deger-${n}`, short_description: "", url: "", search_text: "" },
      ...{ bonus_percent: some(300), loss_percent: n % 9 ? null : 10, max_bonus: some(5_000), fixed_bonus: some(500) },
      ...{ free_spins: some(200), spin_value: some(5), min_deposit: n % 5 ? some(500) : 0, max_cashout: some(5_000) },
      ...{ wagering: n % 7 ? random(60) : null, wagering_base: BASES[random(4)] ?? null },
    }));
    for (const row of rows) await db.insert(promotions).values(row);
    for (const deposit of [0, 100, TYPICAL_DEPOSIT, 333, 2_500]) {
      const gains = await db.select({ id: promotions.id, gain: gainSql(deposit).as("gain") }).from(promotions);
      const all = await db.select().from(promotions);
      const expected = all.map((promotion) => [promotion.id, gainOf(promotion, deposit)]);
      expect(Object.fromEntries(gains.map(({ id, gain }) => [id, gain]))).toEqual(Object.fromEntries(expected));
      expect(expected.filter(([, gain]) => gain !== null).length).toBeGreaterThan(10);
    }
    await db.delete(promotions).where(like(promotions.id, "deger-%"));
  });

  it("leaves out what is switched off or over", async () => {
    const rows = [...stored.values()].filter(
      ({ is_active, expiry_date }) => is_active && (expiry_date ?? "9999") >= today,
    );
    expect((await find({})).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await find({ category: "yok" })).toEqual([]);
  });
});
