import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { daily_clicks, tracked_clicks } from "../../db/schema";
import { visitorOf } from "../../worker/http/client-ip";
import { idOfClick } from "../../worker/figures/click-id.server";
import { countClick } from "../../worker/figures/clicks.server";
import { forgetFigures } from "../../worker/figures/forgetting.server";
import { dayAfter } from "../../worker/text/calendar";
import { newVisitor, setupOutboundSite } from "../support/outbound-site";
import { BROWSER, ROBOT } from "../support/views";
import { casinoLink, promotionLink } from "../support/links";

const site = setupOutboundSite();

describe("a click", () => {
  it("is one row of its day, link, placement, page, country and device", async () => {
    const from = { "CF-IPCountry": "TR", Referer: `${site.server.origin}/Casino/${site.casino.slug}/?y=1` };
    await site.click(site.claim, { ...newVisitor(), ...from });
    await site.settled(1);
    const [row] = await site.counted();
    const link = promotionLink(site.promotionId, site.casino.id);
    const visitor = { page: `/casino/${site.casino.slug}`, country: "TR", device: "phone" };
    expect(row).toMatchObject({ day: dayAfter(new Date(), 0), ...link, ...visitor, clicks: 1, unique_clicks: 1 });
  });

  it("writes one row, and another for the id that its target got", async () => {
    await site.set({ url: "https://iz.example/?c={tik}" });
    await site.click(site.claim);
    await site.settled(1);
    site.server.rowsWritten();
    await site.click(site.claim);
    await expect.poll(() => site.server.rowsWritten().filter((rows) => rows > 0)).toEqual([1, 1]);
  });

  it.each([["XX"], ["T1"], ["t1"], ["TUR"], [""]])("from %s has no country", async (country) => {
    await site.click(site.claim, { ...newVisitor(), "CF-IPCountry": country });
    await site.settled(1);
    expect((await site.counted()).map((row) => row.country)).toEqual([""]);
  });

  it("of one device counts once in ten seconds, and once a day as unique", async () => {
    const address = newVisitor();
    for (let turn = 0; turn < 3; turn++) await site.click(site.claim, address);
    await site.click(site.claim);
    await expect.poll(() => site.sum("clicks")).toBe(2);
    const [row] = await site.counted();
    const seen = Object.fromEntries(Object.keys(row?.seen ?? {}).map((key) => [key, Date.now() - 10_000]));
    await site.server.db.update(daily_clicks).set({ seen });
    await site.click(site.claim, address);
    await expect.poll(() => site.sum("clicks")).toBe(3);
    expect(await site.sum("unique_clicks")).toBe(2);
  });

  it("of another device behind the same address is another one, up to 30 devices, and has an id up to 100", async () => {
    await site.set({ url: "https://iz.example/?c={tik}" });
    const address = newVisitor();
    const of = (device: number) => site.click(site.claim, { ...address, "User-Agent": `${BROWSER} Ek/${device}` });
    for (let device = 0; device < 2; device++) await of(device);
    await expect.poll(() => site.sum("unique_clicks")).toBe(2);
    for (let device = 2; device < 110; device++) await of(device);
    await expect.poll(() => site.server.db.$count(tracked_clicks)).toBe(100);
    const request = new Request(site.server.origin, { headers: { ...address, "User-Agent": `${BROWSER} Ek/50` } });
    const link = { ...promotionLink(site.promotionId, site.casino.id), page: "" };
    const later = new Date(Date.now() + 60_000);
    await countClick(site.server.db, link, { request, visitor: visitorOf(request) }, later);
    await site.click(site.claim);
    await expect.poll(() => site.sum("unique_clicks")).toBe(31);
    expect(await site.sum("clicks")).toBe(31);
  });

  it("that is repeated leads on with a stored id, of few", async () => {
    await site.set({ url: "https://iz.example/?c={tik}" });
    const address = newVisitor();
    const targets = new Set<string | null>();
    const started = Date.now();
    for (let at = 0; at < 400; at += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) =>
          site.click(site.claim, { ...address, Referer: `${site.server.origin}/uydurma-${at + turn}` }),
        ),
      );
      for (const { headers } of answers) targets.add(headers.get("Location"));
    }
    expect(targets.size).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 10_000) + 1);
    const ids = async () => (await site.server.db.select().from(tracked_clicks)).map(({ id }) => id);
    await expect
      .poll(async () => (await ids()).map((id) => `https://iz.example/?c=${id}`).sort())
      .toEqual([...targets].sort());
    expect(await site.sum("clicks")).toBe(1);
  });

  it("that is repeated across the edge of ten seconds has a stored id, and later ones of the device their own", async () => {
    const { db, origin } = site.server;
    const visitor = { address: "203.0.113.7", userAgent: BROWSER };
    const request = new Request(origin, { headers: { "User-Agent": BROWSER } });
    const link = { ...promotionLink(site.promotionId, site.casino.id), page: "" };
    const edge = Math.ceil(Date.now() / 10_000) * 10_000;
    const sent: string[] = [];
    for (const time of [edge - 1, edge, edge + 60_000]) {
      const tracked_id = await idOfClick(db, link.record_id, visitor, new Date(time));
      await countClick(db, { ...link, tracked_id }, { request, visitor }, new Date(time));
      sent.push(tracked_id);
    }
    const stored = (await db.select().from(tracked_clicks)).map(({ id }) => id);
    expect(stored.sort()).toEqual([...new Set(sent)].sort());
    expect([stored.length, await site.sum("clicks")]).toEqual([3, 2]);
  });

  it("is exact under 200 parallel ones", async () => {
    const visitors = Array.from({ length: 200 }, (_, at) => ({
      ...newVisitor(),
      "CF-Connecting-IP": `203.0.113.${at}`,
    }));
    await Promise.all(visitors.map((visitor) => site.click(site.claim, visitor)));
    await expect.poll(() => site.sum("clicks")).toBe(200);
    expect(await site.sum("unique_clicks")).toBe(200);
  });

  it.each([
    ...[ROBOT, "", "WhatsApp/2.23.20.0", "facebookexternalhit/1.1", "TelegramBot (like TwitterBot)"].map((agent) => ({
      "User-Agent": agent,
    })),
    { "User-Agent": BROWSER, "Sec-Purpose": "prefetch;prerender" },
    { "User-Agent": BROWSER, "X-Purpose": "preview" },
  ])("of %j is a robot's", async (headers) => {
    await site.click(site.claim, headers);
    await site.settled(1);
    expect([await site.sum("clicks"), await site.sum("robots")]).toEqual([0, 1]);
  });

  it("of signed-in staff has its own column", async () => {
    await site.click(site.claim, { ...newVisitor(), Cookie: site.admin.cookie });
    await site.settled(1);
    expect([await site.sum("clicks"), await site.sum("staff")]).toEqual([0, 1]);
  });

  it("whose target has {tik} keeps its id", async () => {
    await site.set({ url: "https://iz.example/?c={tik}" });
    const target = (await site.click(site.claim)).headers.get("Location");
    await site.settled(1);
    const [tracked] = await site.server.db.select().from(tracked_clicks);
    expect(target).toBe(`https://iz.example/?c=${tracked?.id}`);
    expect(tracked).toMatchObject(promotionLink(site.promotionId, site.casino.id));
  });

  it("has no invented page, and no row beyond 500 pages", async () => {
    const real = `/casino/${site.casino.slug}`;
    const day = dayAfter(new Date(), 0);
    await site.server.db.run(sql`insert into ${daily_clicks}
      (day, kind, record_id, casino_id, placement, page, country, device, clicks)
      select ${day}, 'promotion', ${site.promotionId}, ${site.casino.id}, 'kart', '/x' || value, '', 'phone', 1
      from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 500) select value from n)`);
    const from = (page: string) => site.click(site.claim, { ...newVisitor(), Referer: `${site.server.origin}${page}` });
    const pages = async () => (await site.counted()).map(({ page }) => page);
    await from(real);
    await expect.poll(() => site.sum("clicks")).toBe(501);
    expect(await pages()).not.toContain(real);
    await site.server.db.delete(daily_clicks);
    for (const page of ["/uydurma", real, real]) await from(page);
    await expect.poll(() => site.sum("clicks")).toBe(3);
    expect((await pages()).sort()).toEqual(["", real]);
  });
});

it("the id of a click is kept for 90 days", async () => {
  const { db } = site.server;
  const now = new Date();
  const of = (id: string, days: number) => ({
    id,
    day: dayAfter(now, -days),
    ...casinoLink("c"),
  });
  await db.insert(tracked_clicks).values([of("dünkü", 1), of("90", 90), of("91", 91)]);
  await forgetFigures(db, now);
  const kept = await db.select({ id: tracked_clicks.id }).from(tracked_clicks);
  expect(kept.map(({ id }) => id).sort()).toEqual(["90", "dünkü"]);
});
