import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { casinos, promotions, type TermRevision } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { setupSite } from "../support/site";

const site = setupSite();
const PATH = "/degisenler";
const OURS = "https://x.example";
const CASINO = "isilti-casino";
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const change = (term: string, from: number | string | null, to: number | string | null) => ({ term, from, to });

/** The entries of the diary as they are read: `title | [tag] / line / line [tag]`. */
async function lines(query = ""): Promise<string[]> {
  const [, diary = ""] = /<div class="diary">(.*)<footer/s.exec(await site.html(PATH + query)) ?? [];
  return [...diary.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = ""]) =>
    line
      .replace("</a>", " |")
      .replaceAll(/<span class="tag[^"]*">([^<]+)/g, " [$1]")
      .replaceAll("</p><p>", " / ")
      .replace(/<[^>]+>/g, ""),
  );
}

/** A promotion of a casino, added long ago. */
async function add(title: string, values: Partial<typeof promotions.$inferInsert> = {}) {
  const { db } = site.server;
  const [casino] = await db.select({ id: casinos.id }).from(casinos).where(eq(casinos.slug, CASINO));
  const row = { title, slug: title.toLowerCase(), short_description: "", url: OURS, search_text: "" };
  const long = { created_at: daysAgo(300), activated_at: daysAgo(300) };
  await db
    .insert(promotions)
    .values({ ...row, ...long, casino_id: casino?.id ?? null, updated_at: daysAgo(0), ...values });
}

const changed = (days: number, ...changes: TermRevision["changes"]): TermRevision => ({ at: daysAgo(days), changes });

beforeEach(async () => {
  await site.server.db.update(casinos).set({ standing: "verified" });
  await site.server.db.delete(promotions).where(eq(promotions.url, OURS));
  await site.server.db.update(promotions).set({
    term_history: [],
    activated_at: daysAgo(300),
    expiry_date: sql`case when expiry_date is null then null else '2099-01-01' end`,
  });
});

describe("the diary of changes", () => {
  it("has changed terms, new bonuses and those that ended, by day", async () => {
    await add("Degisen", {
      term_history: [changed(40, change("wagering", 20, 30)), changed(3, change("wagering", 30, 40))],
    });
    await add("Yepyeni", { activated_at: daysAgo(1) });
    await add("Biten", { expiry_date: dayAfter(new Date(), -2) });
    await add("Eskiden", { term_history: [changed(31, change("wagering", 20, 30))] });
    expect(await lines()).toEqual([
      "Yepyeni | [yeni] / Işıltı Casino",
      "Biten | [sona erdi] / Işıltı Casino",
      "Degisen | [kötüleşti] / Işıltı Casino: çevrim 30x → 40x",
    ]);
    expect((await site.html(PATH)).match(/<h2>Dün, \d+ [^ ]+<\/h2>/g)).toHaveLength(1);
  });

  it("says in which direction each term changed, once for those of one direction", async () => {
    const worse = [change("wagering", 20, 30), change("min_deposit", 50, 100)];
    await add("Kotu", { term_history: [changed(1, ...worse)] });
    await add("Karisik", {
      term_history: [changed(2, ...worse, change("valid_days", 7, 14), change("games", "slot", "rulet"))],
    });
    await add("Belirsiz", { term_history: [changed(3, change("games", "slot", "rulet"))] });
    expect(await lines()).toEqual([
      "Kotu | [kötüleşti] / Işıltı Casino: çevrim 20x → 30x, en az yatırım 50 TL → 100 TL",
      "Karisik | / Işıltı Casino: çevrim 20x → 30x, en az yatırım 50 TL → 100 TL [kötüleşti]" +
        " / kullanma süresi 7 gün → 14 gün [iyileşti] / geçerli oyunlar slot → rulet",
      "Belirsiz | / Işıltı Casino: geçerli oyunlar slot → rulet",
    ]);
  });

  it("says what a new bonus gives and asks for, beside its casino's logo or its picture", async () => {
    const activated_at = daysAgo(1);
    const terms = {
      audience: "new" as const,
      audience_note: "ilk yatırımda",
      bonus_percent: 40,
      max_bonus: 800,
      wagering: 20,
      wagering_base: "bonus" as const,
      min_deposit: 0,
    };
    await add("Yeni", { activated_at, ...terms });
    await add("Casinosuz", { activated_at: daysAgo(2), casino_id: null, free_spins: 30, image_url: `${OURS}/x.webp` });
    expect(await lines()).toEqual([
      "Yeni | [yeni] / Işıltı Casino · Yeni üyeler · ilk yatırımda · bonus %40 en çok 800 TL · çevrim 20x bonus tutarı · en az yatırım yok",
      "Casinosuz | [yeni] / bonus 30 ücretsiz dönüş",
    ]);
    const logos = (await site.html(PATH)).matchAll(/<li><img src="([^"]+)"[^>]*? class="([^"]+)"/g);
    expect(Array.from(logos, ([, src, look]) => [src, look])).toEqual([
      [expect.stringMatching(/^\/media\//), "logo"],
      [`${OURS}/x.webp`, "logo whole"],
    ]);
  });

  it("leaves out what is switched off, and casinos that are not recommended", async () => {
    const { db } = site.server;
    const activated_at = daysAgo(1);
    await add("Kapali", { activated_at, is_active: false });
    await add("Onerilmeyen", { activated_at });
    await db.update(casinos).set({ standing: "not_recommended" }).where(eq(casinos.slug, CASINO));
    await add("Casinosuz", { activated_at, casino_id: null });
    expect(await lines()).toEqual(["Casinosuz | [yeni] / "]);
  });

  it("can be narrowed to what got worse", async () => {
    await add("Kotu", {
      term_history: [changed(1, change("max_bet", null, 20), change("min_deposit", 100, 200))],
    });
    await add("Iyi", { term_history: [changed(2, change("wagering", 40, 30))] });
    const narrowed = await lines("?yon=kotu");
    expect(narrowed).toEqual([
      "Kotu | / Işıltı Casino: en yüksek bahis belirtilmemiş → 20 TL / en az yatırım 100 TL → 200 TL [kötüleşti]",
    ]);
    const html = await site.html(`${PATH}?yon=kotu`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/aria-current="true">Yalnızca kötüleşenler <small>1</);
    expect(html).toMatch(/Hepsi <small>2</);
  });

  it("names no casino of a bonus without one, and that it shows the newest of many", async () => {
    const term_history = [changed(1, change("wagering", 20, 30))];
    await add("Casinosuz", { casino_id: null, term_history });
    expect(await lines()).toEqual(["Casinosuz | [kötüleşti] / çevrim 20x → 30x"]);
    const note = "Her türden yalnızca en yeni 100 kayıt gösteriliyor.";
    expect(await site.html(PATH)).not.toContain(note);
    await add("Cok", { term_history: Array.from({ length: 200 }, () => term_history).flat() });
    expect(await lines()).toHaveLength(100);
    expect(await site.html(PATH)).toContain(note);
  });

  it("says that nothing changed, and refuses an unknown filter", async () => {
    expect(await site.html(PATH)).toContain("Son 30 günde bir değişiklik yok.");
    expect(await site.html(`${PATH}?yon=kotu`)).toContain("Son 30 günde kötüleşen bir şart yok.");
    expect((await site.server.get(`${PATH}?yon=iyi`)).status).toBe(400);
  });
});

describe("the feed of changes", () => {
  it("has an entry for each line, with an id of its own", async () => {
    await add("Degisen", {
      term_history: [changed(2, change("wagering", 30, 40)), changed(1, change("wagering", 40, 35))],
    });
    await add("Yepyeni", { activated_at: daysAgo(3) });
    const response = await site.server.get(`${PATH}/feed.xml`);
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const xml = await response.text();
    const each = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "g"))].map(([, text]) => text);
    expect(each("summary")).toEqual(["çevrim 40x → 35x", "çevrim 30x → 40x", "Yeni bonus."]);
    expect(each("title").slice(1)).toEqual(
      ["Degisen", "Degisen", "Yepyeni"].map((title) => `${title} - Işıltı Casino`),
    );
    expect(new Set(each("id")).size).toBe(4);
    for (const path of ["/", PATH])
      expect(await site.html(path)).toContain(`title="Değişenler" href="${PATH}/feed.xml"`);
  });
});

it("the footer of every page leads to the diary", async () => {
  const [, footer = ""] = (await site.html("/blog")).split("<footer");
  expect(footer).toContain(`<a href="${PATH}">Değişenler</a>`);
});

describe("home", () => {
  it("shows the latest three changes of terms, and links to the diary from when a bonus last changed", async () => {
    for (const days of [1, 2, 3, 4])
      await add(`Degisen${days}`, { term_history: [changed(days, change("wagering", 30, 40))] });
    const html = await site.html("/");
    const [, strip = ""] = html.split("Son Değişiklikler</h2>");
    expect([...strip.matchAll(/>Degisen(\d)</g)].map(([, day]) => day)).toEqual(["1", "2", "3"]);
    expect(html).toMatch(/<a href="\/degisenler">son güncelleme [^<]+<\/a>/);
  });

  it("has no such section while nothing changed", async () => {
    expect(await site.html("/")).not.toContain("Son Değişiklikler");
  });
});
