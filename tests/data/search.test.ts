import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, promotions, searched_promotions } from "../../db/schema";
import { seed } from "../../scripts/demo-world/seed";
import type { PromotionOrder } from "../../worker/promotions/filtering.server";
import { foundIn, foundPromotions } from "../../worker/promotions/public.server";
import { forgetEnded, type SearchPage } from "../../worker/promotions/search.server";
import { matchOf, type PromotionFilter } from "../../worker/promotions/search-terms";
import { DIRECT_ROWS } from "../../worker/promotions/constants";
import { reindexStatements } from "../../worker/promotions/search-index";
import { foldTr } from "../../worker/turkish/folding";
import { dayAfter } from "../../worker/turkish/calendar";
import { DATABASES, type Opened } from "../support/databases";

const now = new Date();
const today = dayAfter(now, 0);
const ORDERS: PromotionOrder[] = ["newest", "ending", "wagering", "value"];

type Stored = typeof promotions.$inferSelect & { casino: typeof casinos.$inferSelect | undefined };

/** What lists are sorted by, the first first. */
const KEYS: Record<PromotionOrder, (promotion: Stored) => number | string> = {
  newest: ({ created_at }) => -Math.floor(Date.parse(created_at) / 1_000),
  ending: ({ expiry_date }) => expiry_date ?? "9999",
  wagering: ({ wagering }) => wagering ?? Infinity,
  value: ({ typical_gain }) => (typical_gain === null ? Infinity : -Math.round(typical_gain * 10)),
};

describe.each(DATABASES)("the search on %s", (name, open) => {
  let opened: Opened;
  let db: Db;
  let categories: (typeof promotion_categories.$inferSelect)[];
  beforeAll(async () => {
    opened = await open();
    db = opened.db;
    await seed(db, opened.bucket, now);
    categories = await db.select().from(promotion_categories);
  });
  afterAll(() => opened.close());

  async function active(): Promise<Stored[]> {
    const sites = new Map((await db.select().from(casinos)).map((casino) => [casino.id, casino]));
    const rows = await db.select().from(promotions);
    return rows
      .filter(({ is_active, expiry_date }) => is_active && (expiry_date ?? "9999") >= today)
      .map((row) => ({ ...row, casino: sites.get(row.casino_id ?? "") }));
  }

  /** What a filter means, without the index. */
  function matches({ q = "", maxWagering, deposit, isLicensed, hasCode }: PromotionFilter, promotion: Stored): boolean {
    const term = foldTr(q);
    return (
      (promotion.search_text.includes(term) || promotion.casino?.search_text.includes(term) === true) &&
      (maxWagering === undefined || (promotion.wagering ?? Infinity) <= maxWagering) &&
      (deposit === undefined || (promotion.min_deposit ?? Infinity) <= deposit) &&
      (!isLicensed || promotion.casino?.is_licensed === true) &&
      (!hasCode || promotion.promotion_code !== null)
    );
  }

  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  const search = async (
    filter: PromotionFilter,
    { category, ...page }: { category?: string } & Partial<SearchPage> = {},
  ) =>
    foundIn(
      await foundPromotions(
        db,
        today,
        { match: matchOf(filter) ?? "", category },
        { order: "newest", from: 0, size: 200, ...page },
      ),
    );
  const find = async (filter: PromotionFilter, order: PromotionOrder = "newest", category?: string) =>
    (await search(filter, { order, ...(category !== undefined && { category }) })).promotions;

  async function expectSame(filter: PromotionFilter, among: Stored[]) {
    const expected = among.filter((promotion) => matches(filter, promotion));
    const byId = new Map(among.map((promotion) => [promotion.id, promotion]));
    for (const order of ORDERS) {
      const found = await find(filter, order);
      expect(ids(found), `${JSON.stringify(filter)} ${order}`).toEqual(ids(expected));
      const keys = found.map(({ id }) => KEYS[order](byId.get(id) as Stored));
      expect(keys, order).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
    const found = await search(filter);
    expect(found.matches.toSorted()).toEqual(expected.map(({ category_id }) => category_id ?? "").toSorted());
    const active = found.categories.flatMap(([id, , hasActive]) => (hasActive ? [id] : []));
    expect(new Set(active)).toEqual(new Set(among.flatMap(({ category_id }) => category_id ?? [])));
  }

  it("finds what contains the term, in every order, whatever its length and letters", async () => {
    const among = await active();
    const texts = among.flatMap(({ search_text, casino }) => [search_text, ...(casino ? [casino.search_text] : [])]);
    const pieces = texts
      .slice(0, 40)
      .flatMap((text, at) => [1, 2, 3, 4, 9, 30].map((length) => text.slice(at % 20, (at % 20) + length).trim()));
    const terms = new Set(pieces.filter((piece) => piece !== "" && !piece.includes("\n")));
    expect(terms.size).toBeGreaterThan(100);
    for (const q of [...terms].filter((_, at) => at % 4 === 0)) await expectSame({ q }, among);
    const hostile = [
      '"',
      "*",
      "AND",
      "a OR b",
      "grams : x",
      "NEAR(a b)",
      "%",
      "_",
      "'",
      "🎁",
      "🎁🎁",
      "ß",
      "\u0000",
      "ŞANS",
      "İ",
    ];
    for (const q of hostile) if (foldTr(q)) await expectSame({ q }, among);
  });

  it("finds what all filters match together", async () => {
    const among = await active();
    for (const number of [0, 1, 9, 10, 19, 20, 35, 99, 100, 250, 999, 1_000, 999_999_999]) {
      await expectSame({ maxWagering: number }, among);
      await expectSame({ deposit: number }, among);
    }
    await expectSame({ isLicensed: true }, among);
    await expectSame({ hasCode: true }, among);
    await expectSame({ q: "bonus", maxWagering: 30, deposit: 250, isLicensed: true, hasCode: true }, among);
  });

  it("finds those of a category, and nothing for an unknown one", async () => {
    const among = await active();
    for (const { id, slug } of categories) {
      const expected = among.filter((promotion) => promotion.category_id === id && matches({ q: "a" }, promotion));
      expect(ids(await find({ q: "a" }, "newest", slug))).toEqual(ids(expected));
      expect((await search({ q: "a" }, { category: slug })).chosen).toBe(expected.length);
    }
    expect(await find({ q: "a" }, "newest", "yok")).toEqual([]);
  });

  it("counts at most 73 matches and pages by cursor", async () => {
    const category_id = categories[0]?.id;
    const rows = Array.from({ length: 120 }, (_, n) => ({
      ...{ title: `Yüz ${n}`, slug: `yuz-${n}`, short_description: "", url: "", search_text: "yuzlerce" },
      category_id: n % 3 ? category_id : null,
    }));
    for (let from = 0; from < rows.length; from += 5) await db.insert(promotions).values(rows.slice(from, from + 5));
    const q = { q: "yüzlerce" };
    const category = categories[0]?.slug ?? "";
    const seen: string[] = [];
    for (let after: string | undefined; seen.length < 200; after = seen.at(-1)) {
      const page = await search(q, { size: 50, ...(after !== undefined && { after }) });
      expect(page.matches).toHaveLength(DIRECT_ROWS + 1);
      seen.push(...page.promotions.slice(0, 50).map(({ id }) => id));
      if (page.promotions.length <= 50) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    const second = await search(q, { from: 24, size: 24 });
    expect(second.promotions.map(({ id }) => id)).toEqual(seen.slice(24, 49));
    for (const after of [undefined, seen[10]]) {
      const inCategory = await search(q, { category, size: 24, ...(after !== undefined && { after }) });
      expect([inCategory.matches.length, inCategory.chosen]).toEqual([DIRECT_ROWS + 1, DIRECT_ROWS + 1]);
    }
    const cursor = seen[60] ?? "";
    await db.update(promotions).set({ is_active: false }).where(eq(promotions.id, cursor));
    const later = await search(q, { size: 200, after: cursor });
    expect(later.promotions.map(({ id }) => id)).toEqual(expect.arrayContaining(seen.slice(61)));
    await db.delete(promotions).where(eq(promotions.search_text, "yuzlerce"));
  });

  it("follows every change of promotions and casinos", async () => {
    const documents = () =>
      db.all(sql`select grams, words, promotion_id, category_id, last_day, rowid / 1048576 as place
        from promotion_search order by place, promotion_id`);
    const [casino] = await db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    const [row] = await db
      .insert(promotions)
      .values({ title: "Değişen", slug: "degisen", short_description: "", url: "", search_text: "degisen" })
      .returning();
    const own = eq(promotions.id, row?.id ?? "");
    const change = (values: Partial<typeof promotions.$inferInsert>) => db.update(promotions).set(values).where(own);
    const isFound = async (filter: PromotionFilter) => (await find(filter)).some(({ id }) => id === row?.id);
    expect(await isFound({ q: "değişen" })).toBe(true);
    await change({ search_text: "baska", casino_id: casino?.id, wagering: 7, min_deposit: 40, promotion_code: "KOD" });
    expect(await isFound({ q: "değişen" })).toBe(false);
    expect(await isFound({ q: "başka", maxWagering: 7, deposit: 40, hasCode: true })).toBe(true);
    expect(await isFound({ q: "başka", maxWagering: 6 })).toBe(false);
    await db
      .update(casinos)
      .set({ search_text: "yenisim", is_licensed: true })
      .where(eq(casinos.id, casino?.id ?? ""));
    expect(await isFound({ q: "yenisim", isLicensed: true })).toBe(true);
    await db
      .update(casinos)
      .set({ is_licensed: false })
      .where(eq(casinos.id, casino?.id ?? ""));
    expect(await isFound({ q: "yenisim", isLicensed: true })).toBe(false);
    await change({ is_active: false });
    expect(await isFound({ q: "başka" })).toBe(false);
    await change({ is_active: true, category_id: categories[0]?.id, expiry_date: today, typical_gain: 12.34 });
    expect(await isFound({ q: "başka" })).toBe(true);
    const kept = await documents();
    const counted = await db.$count(searched_promotions);
    // D1 runs raw statements without values as reads of all rows.
    for (const statement of reindexStatements()) await db.all(statement);
    expect(await documents()).toEqual(kept);
    expect(await db.$count(searched_promotions)).toBe(counted);
    await forgetEnded(db, dayAfter(now, 1));
    expect(await isFound({ q: "başka" })).toBe(false);
    await change({ expiry_date: null });
    expect(await isFound({ q: "başka" })).toBe(true);
    await db.delete(promotions).where(own);
    expect(await isFound({ q: "başka" })).toBe(false);
    const [{ n } = { n: NaN }] = await db.all<{ n: number }>(sql`select count(*) as n from promotion_search`);
    expect(n).toBe(4 * (await db.$count(searched_promotions)));
  });

  it(name === "D1" ? "stays right under parallel writes" : "stays right after many writes", async () => {
    // sqld refuses a write during another.
    const atOnce = name === "D1" ? 100 : 1;
    const write = async (n: number) => {
      const [row] = await db
        .insert(promotions)
        .values({ title: "", slug: `yazilan-${n}`, short_description: "", url: "", search_text: `yazilan ${n % 3}` })
        .returning();
      const own = eq(promotions.id, row?.id ?? "");
      if (n % 2)
        await db
          .update(promotions)
          .set({ search_text: `degisen ${n % 3}` })
          .where(own);
      if (n % 5 === 0) await db.delete(promotions).where(own);
    };
    for (let n = 0; n < 100; n += atOnce) await Promise.all(Array.from({ length: atOnce }, (_, at) => write(n + at)));
    expect(await find({ q: "yazılan" })).toHaveLength(40);
    expect(await find({ q: "değişen" })).toHaveLength(40);
  });
});
