import { and, eq, inArray, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { promotion_categories, promotions } from "../../db/schema";
import { dayAfter, dayInIstanbul } from "../../worker/text/calendar";
import { foldTr } from "../../worker/text/folding";
import { setupSite } from "../support/site";

const site = setupSite();
const DISCLOSURE = "Bu bağlantıdan ödeme alabiliriz";

const html = async (path: string) => (await site.server.get(path)).text();
const titles = (page: string) =>
  [...page.matchAll(/<div class="card[^>]*>[\s\S]*?<h3>(.*?)<\/h3>/g)].map(([, title]) =>
    (title ?? "").replaceAll("&#x27;", "'"),
  );
const chips = (page: string) =>
  [...page.matchAll(/<a class="chip" href="([^"]*)"[^>]*>(.*?) <small>(\d+)<\/small>/g)].map(
    ([, href, name, total]) => ({
      href: (href ?? "").replaceAll("&amp;", "&"),
      name,
      total: Number(total),
    }),
  );

async function everyTitle(path: string): Promise<string[]> {
  const all: string[] = [];
  for (let next: string | undefined = path; next;) {
    const page: string = await html(next);
    all.push(...titles(page));
    next = /<a href="([^"]*)" rel="next"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  }
  return all;
}

describe("the list of bonuses", () => {
  it("shows every active promotion once, 24 a page, and no other", async () => {
    const today = dayInIstanbul(new Date());
    const rows = await site.server.db.select().from(promotions);
    const active = rows.filter((p) => p.is_active && (p.expiry_date === null || p.expiry_date >= today));
    expect(titles(await html("/bonuslar"))).toHaveLength(24);
    const shown = await everyTitle("/bonuslar");
    expect(shown.sort()).toEqual(active.map((p) => p.title).sort());
    expect(rows.length).toBeGreaterThanOrEqual(60);
  });

  it("counts on each chip what a click shows, alone and together with a search", async () => {
    expect(chips(await html("/bonuslar"))).toHaveLength(9);
    for (const start of ["/bonuslar", "/bonuslar?q=slot"]) {
      const bar = chips(await html(start));
      expect(bar[0]?.name).toBe("Tüm Bonuslar");
      expect(bar.length).toBeGreaterThan(2);
      expect(bar.map(({ total }) => total)).not.toContain(0);
      for (const chip of bar) expect((await everyTitle(chip.href)).length, chip.href).toBe(chip.total);
    }
  });

  it("leaves out a category without active promotions or switched off", async () => {
    const [category] = await site.server.db
      .select()
      .from(promotion_categories)
      .where(eq(promotion_categories.slug, "turnuva"));
    const id = category?.id ?? "";
    const names = async () => chips(await html("/bonuslar")).map(({ name }) => name);
    expect(await names()).toContain("Turnuva");
    await site.set(promotion_categories, id, { is_active: false });
    expect(await names()).not.toContain("Turnuva");
    expect((await site.server.get("/bonuslar?kategori=turnuva")).status).toBe(404);
    await site.set(promotion_categories, id, { is_active: true });
    const active = and(eq(promotions.category_id, id), eq(promotions.is_active, true));
    const ids = (await site.server.db.select({ id: promotions.id }).from(promotions).where(active)).map((p) => p.id);
    await site.server.db.update(promotions).set({ is_active: false }).where(inArray(promotions.id, ids));
    expect(await names()).not.toContain("Turnuva");
    for (const [query, filter] of [
      ["kategori=turnuva", "Turnuva"],
      ["q=sans&amp;kategori=turnuva", 'Turnuva "sans"'],
    ] as const) {
      const empty = await html(`/bonuslar?${query.replace("&amp;", "&")}`);
      expect(empty).toContain("Bu kriterlere uygun promosyon bulunamadı.");
      expect(chips(empty)[1]).toMatchObject({ name: "Turnuva", total: 0 });
      expect(empty).toContain('<input type="hidden" name="kategori" value="turnuva"/>');
      expect(empty).toContain(`href="/bonuslar?${query}" aria-current="true"`);
      expect(empty.match(/<nav class="chips".*?<\/nav>/s)?.[0].match(/aria-current/g)).toHaveLength(1);
      expect(empty.replaceAll("&quot;", '"').replace(/<[^>]+>/g, "")).toContain(`Aktif filtre: ${filter} (`);
      expect(empty).toContain("Filtreleri Temizle");
    }
    await site.server.db.update(promotions).set({ is_active: true }).where(inArray(promotions.id, ids));
  });

  it.each([
    ["ISPARTA", "Isparta Gülü Turnuvası"],
    ["ısparta", "Isparta Gülü Turnuvası"],
    ["İzmir", "İzmir Gecesi Kayıp Bonusu"],
    ["izmir", "İzmir Gecesi Kayıp Bonusu"],
    ["sans", "Şans Çarkı Haftası"],
    ["ÇITIR çıtır", "Çıtır Çıtır Çevrimsiz Bonus"],
  ])("finds by %s: %s", async (term, title) => {
    expect(await everyTitle(`/bonuslar?q=${encodeURIComponent(term)}`)).toContain(title);
  });

  it("searches title and short description, takes wildcards literally, and shows the filter", async () => {
    const rows = await site.server.db.select().from(promotions);
    expect(await everyTitle("/bonuslar?q=%25")).not.toHaveLength(0);
    expect(await everyTitle("/bonuslar?q=_")).toHaveLength(0);
    for (const term of ["%", "_", "\\", "'", "şanslı çark üye", "çevrim"]) {
      const found = await everyTitle(`/bonuslar?q=${encodeURIComponent(term)}`);
      for (const title of found) {
        const row = rows.find((p) => p.title === title);
        expect(foldTr(`${row?.title}\n${row?.short_description}`)).toContain(foldTr(term));
      }
    }
    const page = await html("/bonuslar?q=bonus&kategori=turnuva");
    expect(page).toContain("Filtreleri Temizle");
    expect(page).toContain('<a href="/bonuslar?q=bonus" aria-label="Kaldır: Turnuva">Turnuva</a>');
    expect(page).toContain('<a href="/bonuslar?kategori=turnuva" aria-label="Kaldır: &quot;bonus&quot;">');
    expect(page).toContain('name="kategori" value="turnuva"');
    expect(await html("/bonuslar?q=zzzzz")).toContain("Bu kriterlere uygun promosyon bulunamadı.");
  });
});

describe("the search of the list", () => {
  it("shows amounts and wagering in the text as filters that can be removed", async () => {
    const page = await html("/bonuslar?q=100+TL+%C3%A7evrimsiz+bonus");
    const filters = Array.from(page.matchAll(/<a href="([^"]*)" aria-label="Kaldır: ([^"]*)"/g), ([, to, name]) => [
      name,
      to,
    ]);
    expect(filters).toEqual([
      ["&quot;bonus&quot;", "/bonuslar?q=100+TL+%C3%A7evrimsiz"],
      ["yatırabileceğim: 100 TL", "/bonuslar?q=%C3%A7evrimsiz+bonus"],
      ["çevrim: çevrimsiz", "/bonuslar?q=100+TL+bonus"],
    ]);
    expect(page).toContain('<input type="hidden" form="karsilastir" name="yatirim" value="100"/>');
  });

  it("has a casino of that name as its first row", async () => {
    const page = await html("/bonuslar?q=%C5%9Fahin");
    expect(page).toMatch(/<div class="results"><a class="hit" href="\/casino\/sahin-slot">.*Şahin Slot.*aktif bonus/s);
    expect(await html("/bonuslar?q=20x")).not.toContain('class="hit');
  });
});

describe("one promotion", () => {
  const path = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
  const id = async () =>
    (await site.server.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu")))[0]?.id ?? "";
  const change = async (values: Partial<typeof promotions.$inferInsert>) => site.set(promotions, await id(), values);

  it("can be claimed through its last day, then only read", async () => {
    await change({ expiry_date: dayInIstanbul(new Date()) });
    const last = await html(path);
    expect(last).toContain("Süreli");
    expect(last).toContain("Bugün son gün");
    expect(last).toContain("Bonusu Al");
    expect(last).toContain(DISCLOSURE);
    expect(await everyTitle("/bonuslar")).toContain("%150 Hoş Geldin Bonusu");

    await change({ expiry_date: dayAfter(new Date(), -1) });
    const response = await site.server.get(path);
    expect(response.status).toBe(200);
    const ended = await response.text();
    expect(ended).toContain("Bu bonusun süresi doldu.");
    expect(ended).toContain('<meta name="robots" content="noindex"/>');
    expect(ended).not.toContain("Süreli");
    expect(ended).not.toContain(DISCLOSURE);
    const article = ended.slice(ended.indexOf("<article"), ended.indexOf("</article>"));
    expect(article).not.toContain("Bonusu Al");
    expect(ended).not.toContain('<form class="comment-form"');
    expect(await everyTitle("/bonuslar")).not.toContain("%150 Hoş Geldin Bonusu");
    expect(await html("/sitemap.xml")).not.toContain(path);

    await change({ expiry_date: null, is_active: false });
    expect(await html(path)).toContain("Bu bonus şu anda aktif değil.");
    await change({ is_active: true });
    expect(await html(path)).toContain("Süresiz");
  });

  it("says first that it has ended, folds what is not stated and ends with the large picture (P5.1, P5.6)", async () => {
    const { max_cashout, valid_days } = (
      await site.server.db
        .select()
        .from(promotions)
        .where(eq(promotions.id, await id()))
    )[0]!;
    await change({ is_active: false, max_cashout: null, valid_days: null });
    const page = await html(path);
    await change({ is_active: true, max_cashout, valid_days });
    const parts = [
      "Bu bonus şu anda aktif değil.",
      'class="facts"',
      '<p class="who">Belirtilmemiş: en çok çekim, kullanma süresi</p>',
      "Şartlar ve Koşullar",
      'class="cover"',
      'id="yorumlar"',
    ].map((part) => page.indexOf(part));
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts).not.toContain(-1);
    expect(page.match(/Belirtilmemiş/g)).toHaveLength(1);
  });

  it("shows ten others of its casino three at a time", async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const shown = titles((await html(`${path}?diger=${page}`)).split('id="diger-bonuslar"')[1] ?? "");
      expect(shown).toHaveLength(page < 4 ? 3 : 1);
      seen.push(...shown);
    }
    expect(new Set(seen).size).toBe(10);
    expect((await site.server.get(`${path}?diger=5`)).status).toBe(404);
    const [newest] = seen;
    const [row] = await site.server.db
      .select()
      .from(promotions)
      .where(eq(promotions.title, newest ?? ""));
    const own = (await html(`/bonuslar/isilti-casino/${row?.slug}`)).split('id="diger-bonuslar"')[1] ?? "";
    expect(titles(own)).toHaveLength(3);
    expect(titles(own)).not.toContain(newest);
  });

  it("has an address under 'diger' without a casino", async () => {
    const [alone] = await site.server.db
      .select()
      .from(promotions)
      .where(and(isNull(promotions.casino_id), eq(promotions.is_active, true), isNull(promotions.expiry_date)))
      .limit(1);
    const rows = alone
      ? [alone]
      : await site.server.db.select().from(promotions).where(isNull(promotions.casino_id)).limit(1);
    const page = await html(`/bonuslar/diger/${rows[0]?.slug}`);
    expect(page).toContain(`<h1>${rows[0]?.title}</h1></header>`);
    expect(page).not.toContain("Site Bilgileri");
  });

  it("is found by a loose address within its casino first, never by the casino's name", async () => {
    const to = async (address: string) => {
      const response = await site.server.get(address);
      return response.status === 302 ? response.headers.get("Location") : response.status;
    };
    expect(await to("/bonuslar/sahin-slot/150-hos-geldin")).not.toBe(path);
    expect(await to("/bonuslar/boyle-bir-site-yok/150-hos-geldin-bonusu")).toBe(path);
    expect(await to("/bonuslar/isilti-casino/isilti-casino")).toBe(404);
    expect(await to("/bonuslar/isilti-casino/x")).toBe(404);
  });
});
