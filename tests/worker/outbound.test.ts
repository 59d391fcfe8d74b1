import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { casinos, daily_clicks, hero_section, promotions, tracked_clicks } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { failingDatabase } from "../support/failing-database";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";
import { BROWSER, ROBOT } from "../support/views";

const site = setupAdminSite({ logsStatements: true });
const SLUG = "deneme-teklifi";
const OWN = "https://operator.example/kampanya?btag=1%2B2&x=a+b";
let casino: typeof casinos.$inferSelect;
let promotionId: string;
let visitor = 0;

const newVisitor = () => ({ "CF-Connecting-IP": `198.51.100.${++visitor % 250}`, "User-Agent": BROWSER });
const click = (path: string, headers: Record<string, string> = newVisitor()) => site.server.get(path, { headers });
const claim = () => `/git/${casino.slug}/${SLUG}?y=kart`;
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("Location");
const counted = () => site.server.db.select().from(daily_clicks);
const settled = async (rows: number) => expect.poll(async () => (await counted()).length).toBe(rows);
const sum = async (column: "clicks" | "unique_clicks" | "robots" | "staff") =>
  (await counted()).reduce((total, row) => total + row[column], 0);

beforeEach(async () => {
  const { db } = site.server;
  await db.delete(daily_clicks);
  await db.delete(tracked_clicks);
  await db.delete(promotions).where(eq(promotions.slug, SLUG));
  const [first] = await db.select().from(casinos).where(eq(casinos.standing, "verified")).limit(1);
  if (!first) throw new Error("no demo casino");
  casino = first;
  await db.update(casinos).set({ tracking_url: null, entry_url: null, standing: "verified" });
  const row = { title: SLUG, slug: SLUG, short_description: "", url: OWN, search_text: "", casino_id: casino.id };
  const [added] = await db.insert(promotions).values(row).returning();
  promotionId = added?.id ?? "";
});
const set = (values: Partial<typeof promotions.$inferInsert>) =>
  site.server.db.update(promotions).set(values).where(eq(promotions.id, promotionId));
const setCasino = (values: Partial<typeof casinos.$inferInsert>) =>
  site.server.db.update(casinos).set(values).where(eq(casinos.id, casino.id));

describe("an outbound link", () => {
  it("redirects to the promotion's own address, byte for byte, and is never stored", async () => {
    const answer = await click(`${claim()}&utm_source=x`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(OWN);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    await settled(1);
  });

  it("answers robots and HEAD alike", async () => {
    const head = await site.server.get(claim(), { method: "HEAD", headers: newVisitor() });
    expect([head.status, head.headers.get("Location")]).toEqual([302, OWN]);
    await settled(1);
    expect(await sum("robots")).toBe(1);
  });

  it("takes one round trip to answer", async () => {
    site.server.sentStatements();
    await click(claim());
    const [first] = site.server.sentStatements();
    expect(first).toHaveLength(1);
    await settled(1);
  });

  it("uses the casino's tracking address without an own one, else its present domain, else its address", async () => {
    await set({ url: "" });
    expect(await locationOf(click(claim()))).toBe(casino.url);
    await setCasino({ entry_url: "https://giris42.example/" });
    expect(await locationOf(click(claim()))).toBe("https://giris42.example/");
    expect(await locationOf(click(`/git/${casino.slug}`))).toBe("https://giris42.example/");
    await setCasino({ tracking_url: "https://iz.example/?s={yerlesim}&b={bonus}&p={sayfa}#son" });
    const headers = { ...newVisitor(), Referer: `${site.server.origin}/bonuslar?q=1` };
    expect(await locationOf(click(claim(), headers))).toBe(`https://iz.example/?s=kart&b=${SLUG}&p=%2Fbonuslar#son`);
    await settled(3);
  });

  it("leads to the page of an ended or inactive promotion, and to the warning of a casino advised against", async () => {
    const page = `/bonuslar/${casino.slug}/${SLUG}`;
    await set({ is_active: false });
    expect(await locationOf(click(claim()))).toBe(page);
    await set({ is_active: true, expiry_date: dayAfter(new Date(), -1) });
    expect(await locationOf(click(claim()))).toBe(page);
    await set({ expiry_date: null });
    await setCasino({ standing: "not_recommended" });
    for (const link of [claim(), `/git/${casino.slug}`])
      expect(await locationOf(click(link))).toBe(`/casino/${casino.slug}`);
    expect(await counted()).toEqual([]);
  });

  it("of a promotion without a casino stands under 'diger'", async () => {
    await set({ casino_id: null });
    expect(await locationOf(click(`/git/diger/${SLUG}?y=detay`))).toBe(OWN);
    await settled(1);
  });

  it.each(["/git/yok", "/git/yok/yok", "/git/diger", "/git/diger/yok", "/git/a/b/c"])(
    "%s is unknown, and its page has a search",
    async (path) => {
      const answer = await click(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(await answer.text()).toContain('role="search"');
    },
  );

  it("is found with capitals and Turkish letters, and its placement stays", async () => {
    const path = encodeURI(`/git/${casino.slug.toUpperCase()}/Deneme Teklifı.html?y=kart`);
    expect(await locationOf(click(path))).toBe(claim());
    expect(await locationOf(click(`/git/${casino.slug}.?y=kart`))).toBe(`/git/${casino.slug}?y=kart`);
    expect(await locationOf(click("/git/%2F%2Fevil.example"))).toBe("/git/?y=diger");
  });

  it("answers 503 with the casino's name while the database is away", async () => {
    await click(claim());
    await settled(1);
    const answer = await failingDatabase(site).withoutTable("casinos", () => click(claim()));
    expect([answer.status, answer.headers.get("Location"), answer.headers.get("Retry-After")]).toEqual([
      503,
      null,
      "10",
    ]);
    expect(await answer.text()).toContain(`${casino.name} bağlantısı şu anda açılamıyor.`);
  });

  it("refuses other methods", async () => {
    const answer = await site.server.post(claim(), {});
    expect(answer.status).toBe(405);
  });

  it("of a stored target that is no other site is refused", async () => {
    for (const url of [`${SITE_URL}/git/x`, "javascript:alert(1)", "//evil.example"]) {
      await set({ url });
      const answer = await click(claim());
      expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
    }
    site.server.harness.clearLogs();
  });
});

describe("a link in a text", () => {
  it("to a casino's host is counted, another one is a citation", async () => {
    const host = new URL(casino.url).host;
    await set({
      description: `<p><a href="https://${host}/x?a=1&amp;b=2">a</a> <a href="https://lisans.example/">b</a></p>
        <p><a href="mailto:a@b.example">c</a> <a href="/blog">d</a></p>`,
    });
    const html = await site.html(`/bonuslar/${casino.slug}/${SLUG}`);
    expect(html).toContain(`<a href="/git/${casino.slug}?y=metin" rel="sponsored nofollow noopener">a</a>`);
    expect(html).toContain('<a href="https://lisans.example/" rel="noopener">b</a>');
    expect(html).toContain('<a href="mailto:a@b.example">c</a>');
    expect(html).toContain('<a href="/blog">d</a>');
  });

  it("to a tracking host is counted where one casino has it, and a citation where two have", async () => {
    await set({ description: '<p><a href="https://www.iz.example/x">a</a></p>' });
    const page = `/bonuslar/${casino.slug}/${SLUG}`;
    await setCasino({ tracking_url: "https://iz.example/?b={bonus}" });
    expect(await site.html(page)).toContain(
      `<a href="/git/${casino.slug}?y=metin" rel="sponsored nofollow noopener">a</a>`,
    );
    await site.server.db.update(casinos).set({ tracking_url: "https://iz.example/" });
    expect(await site.html(page)).toContain('<a href="https://www.iz.example/x" rel="noopener">a</a>');
  });
});

describe("the button of home", () => {
  it("is counted where it leads to a casino's host", async () => {
    await site.server.db.update(hero_section).set({ button_url: `${casino.url}kampanya` });
    expect(await site.html("/")).toContain(`href="/git/${casino.slug}?y=giris" rel="sponsored nofollow noopener"`);
  });
});

describe("a click", () => {
  it("is one row of its day, link, placement, page, country and device", async () => {
    await click(claim(), {
      ...newVisitor(),
      "CF-IPCountry": "TR",
      Referer: `${site.server.origin}/casino/x?y=1`,
    });
    await settled(1);
    const [row] = await counted();
    expect(row).toMatchObject({
      day: dayAfter(new Date(), 0),
      casino_id: casino.id,
      promotion_id: promotionId,
      placement: "kart",
      page: "/casino/x",
      country: "TR",
      device: "phone",
      clicks: 1,
      unique_clicks: 1,
    });
  });

  it("writes one row, and another for the id that its target got", async () => {
    await set({ url: "https://iz.example/?c={tik}" });
    await click(claim());
    await settled(1);
    site.server.rowsWritten();
    await click(claim());
    await expect.poll(() => site.server.rowsWritten().filter((rows) => rows > 0)).toEqual([1, 1]);
  });

  it("of one address counts once in ten seconds, and once a day as unique", async () => {
    await set({ url: "https://iz.example/?c={tik}" });
    const address = newVisitor();
    for (let turn = 0; turn < 3; turn++) await click(claim(), address);
    await click(claim());
    await expect.poll(() => site.server.db.$count(tracked_clicks)).toBe(4);
    expect(await sum("clicks")).toBe(2);
    const [row] = await counted();
    const seen = Object.fromEntries(Object.keys(row?.seen ?? {}).map((key) => [key, Date.now() - 10_000]));
    await site.server.db.update(daily_clicks).set({ seen });
    await click(claim(), address);
    await expect.poll(() => sum("clicks")).toBe(3);
    expect(await sum("unique_clicks")).toBe(2);
  });

  it("is exact under 200 parallel ones", async () => {
    const path = claim();
    const addresses = Array.from({ length: 200 }, (_, at) => `203.0.113.${at}`);
    await Promise.all(addresses.map((address) => click(path, { "User-Agent": BROWSER, "CF-Connecting-IP": address })));
    await expect.poll(() => sum("clicks"), { timeout: 20_000 }).toBe(200);
    expect(await sum("unique_clicks")).toBe(200);
  });

  it.each([
    { "User-Agent": ROBOT },
    { "User-Agent": "" },
    { "User-Agent": BROWSER, "Sec-Purpose": "prefetch;prerender" },
    { "User-Agent": "WhatsApp/2.23.20.0" },
    { "User-Agent": "facebookexternalhit/1.1" },
    { "User-Agent": "TelegramBot (like TwitterBot)" },
  ])("of %j is a robot's", async (headers) => {
    await click(claim(), headers);
    await settled(1);
    expect([await sum("clicks"), await sum("robots")]).toEqual([0, 1]);
  });

  it("of signed-in staff has its own column", async () => {
    await click(claim(), { ...newVisitor(), Cookie: site.admin.cookie });
    await settled(1);
    expect([await sum("clicks"), await sum("staff")]).toEqual([0, 1]);
  });

  it("whose target has {tik} keeps its id", async () => {
    await set({ url: "https://iz.example/?c={tik}" });
    const target = await locationOf(click(claim()));
    await settled(1);
    const [tracked] = await site.server.db.select().from(tracked_clicks);
    expect(target).toBe(`https://iz.example/?c=${tracked?.id}`);
    expect(tracked).toMatchObject({ casino_id: casino.id, promotion_id: promotionId, placement: "kart" });
  });

  it("with an invented page adds no row beyond 500", async () => {
    const day = dayAfter(new Date(), 0);
    await site.server.db.run(sql`insert into ${daily_clicks}
      (day, casino_id, promotion_id, placement, page, country, device, clicks)
      select ${day}, ${casino.id}, ${promotionId}, 'kart', '/x' || value, '', 'phone', 1
      from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 500) select value from n)`);
    await click(claim(), { ...newVisitor(), Referer: `${site.server.origin}/uydurma` });
    await expect.poll(() => sum("clicks")).toBe(501);
    expect((await counted()).map(({ page }) => page)).not.toContain("/uydurma");
    await click(claim(), { ...newVisitor(), Referer: `${site.server.origin}/x1` });
    await expect.poll(async () => (await counted()).find(({ page }) => page === "/x1")?.clicks).toBe(2);
  });
});
