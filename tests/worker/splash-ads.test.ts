import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { casinos, counted_views, daily_clicks, daily_views, promotions, splash_ads } from "../../db/schema";
import type { ALL_AD_PAGES } from "../../db/schema/ad-pages";
import { dayAfter, nextMidnight } from "../../worker/text/calendar";
import { setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { expectRefused, SITE_URL } from "../support/test-server";
import { BROWSER, ROBOT, sendView } from "../support/views";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

it("splash ads are on the pages chosen for them (P9.1)", async () => {
  const { db } = site.server;
  const pages = Object.entries({
    home: "/",
    lists: "/degisenler",
    promotions: PROMOTION,
    casinos: "/casino/isilti-casino",
    posts: "/blog/cevrim-sarti-nedir-nasil-hesaplanir",
  });
  const nowhere = Object.fromEntries(pages.map(([name]) => [name, false])) as typeof ALL_AD_PAGES;
  const ads = pages.map(([title]) => ({
    title,
    href: "https://reklam.example/",
    image_url: "https://reklam.example/a.png",
    shown_on: { ...nowhere, [title]: true },
  }));
  await db.insert(splash_ads).values(ads);
  for (const [name, path] of pages) {
    const titles = adsIn(await site.html(path)).map(({ title }) => title);
    expect(titles.filter((title) => title in nowhere)).toEqual([name]);
  }
  await db.delete(splash_ads).where(inArray(splash_ads.title, Object.keys(nowhere)));
});

const hasAds = async (path: string) => (await (await site.server.get(path)).text()).includes("data-ads=");

it("splash ads are not on editors' pages and error pages (P9.1)", async () => {
  for (const path of ["/", "/bonuslar", PROMOTION]) expect([path, await hasAds(path)]).toEqual([path, true]);
  for (const path of [
    "/sorumlu-oyun",
    "/blog/yok-boyle-bir-yazi",
    "/casino/yok-boyle-bir-site",
    "/bonuslar?sayfa=99",
    "/admin/login",
  ])
    expect([path, await hasAds(path)]).toEqual([path, false]);
});

describe("splash ads are not (P9.4)", () => {
  it.each([
    ["/bonuslar?kategori=turnuva", true],
    ["/bonuslar?q=bonus", false],
    ["/bonuslar?cevrim=0&yatirim=100&uye=yeni", false],
    ["/bonuslar?siralama=deger", false],
    ["/guvenilir-siteler", true],
    ["/guvenilir-siteler?lisansli=1", false],
    ["/degisenler?yon=kotu", false],
    ["/karsilastir", false],
    [`${PROMOTION}?yatirim=çok`, false],
  ])("on comparisons, refused input and answers of searches: %s %s", async (path, isShown) => {
    expect(await hasAds(path)).toBe(isShown);
  });

  it("on a comment form that is refused", async () => {
    const answer = await site.server.post(PROMOTION, "user_name=Ada&comment=&rating=5", {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    const page = await answer.text();
    expect(page).toContain('name="comment"');
    expect(page).not.toContain("data-ads=");
  });

  it("on warnings: of a casino that is not recommended, and of its bonuses", async () => {
    const { db } = site.server;
    const isOne = eq(casinos.slug, "isilti-casino");
    const [one] = await db.select().from(casinos).where(isOne);
    const paths = ["/casino/isilti-casino", PROMOTION];
    for (const standing of ["not_recommended", one?.standing ?? "verified"] as const) {
      await db.update(casinos).set({ standing }).where(isOne);
      for (const path of paths) expect([path, await hasAds(path)]).toEqual([path, standing !== "not_recommended"]);
    }
  });
});

describe("a campaign", () => {
  const image_url = "https://reklam.example/a.png";
  const id = crypto.randomUUID();
  const midnight = Date.parse(nextMidnight(new Date()));
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  const set = (values: Partial<typeof splash_ads.$inferInsert>) => site.set(splash_ads, id, values);
  const sent = async () => adsIn(await site.html("/sitemap")).find((ad) => ad.id === id);
  const follow = (headers: Record<string, string> = {}) =>
    site.server.get(`/git/reklam/${id}?y=splash`, { headers: { "User-Agent": BROWSER, ...headers } });
  const clicks = () => site.server.db.select().from(daily_clicks);
  /** By kind: `ad` are shows. */
  const figures = async () => {
    const rows = await site.server.db.select().from(daily_views).where(eq(daily_views.record_id, id));
    return Object.fromEntries(rows.map(({ kind, views }) => [kind, views]));
  };

  beforeEach(async () => {
    const { db } = site.server;
    await db.batch([
      db.delete(splash_ads).where(eq(splash_ads.id, id)),
      db.delete(daily_views).where(eq(daily_views.record_id, id)),
      ...[daily_clicks, counted_views].map((table) => db.delete(table)),
      db
        .insert(splash_ads)
        .values({ id, title: "Kampanya", href: "https://reklam.example/?s={yerlesim}#x", image_url }),
    ]);
  });

  it("is sent without what most have, and without its target, which /git knows", async () => {
    expect(await sent()).toEqual({ id, title: "Kampanya", image_url });
    await set({ weight: 3, frequency: "week", devices: "phones" });
    expect(await sent()).toMatchObject({ weight: 3, frequency: "week", devices: "phones" });
  });

  it("says whose it is, where it leads to a casino, its page or a bonus, and whether it is for landings", async () => {
    for (const [href, casino] of [
      ["https://www.isilti-casino.example/kulup", "Işıltı Casino"],
      [`${SITE_URL}/casino/isilti-casino`, "Işıltı Casino"],
      [SITE_URL + PROMOTION, "Işıltı Casino"],
      [`${SITE_URL}/bonuslar`, undefined],
      ["https://reklam.example/", undefined],
    ] as const) {
      await set({ href });
      expect([href, (await sent())?.casino]).toEqual([href, casino]);
    }
    expect(await sent()).not.toHaveProperty("onLanding");
    await set({ skips_search_landing: false });
    expect(await sent()).toMatchObject({ onLanding: true });
  });

  it("is sent on its days, with the times within the day", async () => {
    await set({ starts_at: at(midnight - 1), ends_at: at(midnight) });
    expect(await sent()).toEqual({ id, title: "Kampanya", image_url, from: midnight - 1 });
    await set({ starts_at: at(0), ends_at: at(midnight - 1) });
    expect(await sent()).toEqual({ id, title: "Kampanya", image_url, until: midnight - 1 });
    for (const [starts_at, ends_at] of [
      [at(midnight + 1), null],
      [null, at(Date.now())],
    ] as const) {
      await set({ starts_at, ends_at });
      expect(await sent()).toBeUndefined();
    }
  });

  it("leads through /git, counted under the casino whose host it has", async () => {
    const answer = await follow();
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "https://reklam.example/?s=splash#x"]);
    await set({ href: "https://www.isilti-casino.example/kulup" });
    expect((await follow()).headers.get("Location")).toBe("https://www.isilti-casino.example/kulup");
    await expect.poll(async () => (await clicks()).length).toBe(2);
    const [ofNone, ofCasino] = (await clicks()).sort((one, other) => (one.casino_id < other.casino_id ? -1 : 1));
    expect(ofNone).toMatchObject({ kind: "casino", record_id: "", casino_id: "", placement: "splash", clicks: 1 });
    expect(ofCasino).toMatchObject({ placement: "splash", clicks: 1 });
    expect(ofCasino?.casino_id).not.toBe("");
  });

  it("leads through /git to a page of the site, and is counted as an ad alone", async () => {
    for (const [href, location] of [
      [`${SITE_URL}/bonuslar?q=1#x`, "/bonuslar?q=1#x"],
      [`${SITE_URL}//evil.example/`, "/evil.example"],
      [`${SITE_URL}/git/isilti-casino?y=kart`, "/git/isilti-casino?y=splash"],
    ] as const) {
      await set({ href });
      const answer = await follow();
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, location]);
    }
    await expect.poll(() => figures()).toEqual({ "ad-click": 1 });
    expect(await clicks()).toEqual([]);
  });

  it("to a tracking host is of the one casino that has it, and does not run if that is advised against", async () => {
    const { db } = site.server;
    const isOne = eq(casinos.slug, "isilti-casino");
    const [one] = await db.select().from(casinos).where(isOne);
    if (!one) throw new Error("no demo casino");
    await db.update(casinos).set({ tracking_url: "https://www.reklam.example/git?b={bonus}" }).where(isOne);
    await follow();
    await expect.poll(async () => (await clicks()).map(({ casino_id }) => casino_id)).toEqual([one.id]);
    await db.update(casinos).set({ standing: "not_recommended" }).where(isOne);
    expect(await sent()).toBeUndefined();
    await db.update(casinos).set({ tracking_url: "https://reklam.example/" });
    expect(await sent()).toBeDefined();
    await follow();
    await expect.poll(async () => (await clicks()).map(({ casino_id }) => casino_id).sort()).toEqual(["", one.id]);
    await db.update(casinos).set({ tracking_url: null });
    await db.update(casinos).set({ standing: one.standing }).where(isOne);
  });

  it.each([{ is_active: false }, { starts_at: at(midnight) }, { ends_at: at(0) }, { href: `${SITE_URL}/casino/yok` }])(
    "with %j is not found behind /git, where a search is",
    async (values) => {
      await set(values);
      const answer = await follow();
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('role="search"');
      expect([await clicks(), await figures()]).toEqual([[], {}]);
    },
  );

  it.each(["bonuslar", "git"])("to an ended promotion at /%s does not run", async (page) => {
    const { db } = site.server;
    await set({ href: `${SITE_URL}${PROMOTION.replace("bonuslar", page)}?y=splash#x` });
    expect(await sent()).toBeDefined();
    const isOfPage = eq(promotions.slug, "150-hos-geldin-bonusu");
    const [former] = await db.select().from(promotions).where(isOfPage);
    await db
      .update(promotions)
      .set({ expiry_date: dayAfter(new Date(), -1) })
      .where(isOfPage);
    expect(await sent()).toBeUndefined();
    await db
      .update(promotions)
      .set({ expiry_date: former?.expiry_date ?? null })
      .where(isOfPage);
  });

  it("has its shows and clicks counted by day, but not those of robots", async () => {
    const from = (address: string) => ({ "CF-Connecting-IP": address });
    for (const address of ["198.51.100.1", "198.51.100.2", "198.51.100.1"])
      expect((await sendView(site.server, { kind: "ad", id }, from(address))).status).toBe(204);
    for (let turn = 0; turn < 2; turn++) await follow(from("198.51.100.2"));
    await expect.poll(() => figures()).toEqual({ ad: 2, "ad-click": 1 });
    for (const headers of [{ "User-Agent": ROBOT }, { "Sec-Purpose": "prefetch" }]) {
      await sendView(site.server, { kind: "ad", id }, { ...from("198.51.100.3"), ...headers });
      await follow({ ...from("198.51.100.3"), ...headers });
    }
    await site.server.get(`/git/reklam/${id}`, { method: "HEAD", headers: { "User-Agent": BROWSER } });
    await expect.poll(async () => (await clicks()).reduce((sum, { robots }) => sum + robots, 0)).toBe(3);
    await set({ is_active: false });
    await sendView(site.server, { kind: "ad", id }, from("198.51.100.4"));
    await sendView(site.server, { kind: "ad", id: crypto.randomUUID() }, from("198.51.100.4"));
    expect(await figures()).toEqual({ ad: 2, "ad-click": 1 });
  });

  it("has no clicks but those that /git counts", async () => {
    await expectRefused(await site.server.post("/api/views", { kind: "ad-click", id }), 422);
    expect(await figures()).toEqual({});
  });
});
