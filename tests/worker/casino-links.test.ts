import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Casino, casinos, promotions, record_references, splash_ads, type SplashAd } from "../../db/schema";
import { casinoInput, promotionInput, splashAdInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupAdminSite();
const client = resourceClient<typeof casinos, Casino>(site, "/api/admin/casinos", casinos, casinoInput);
const ofPromotions = resourceClient(site, "/api/admin/promotions", promotions, promotionInput);
const ofAds = resourceClient<typeof splash_ads, SplashAd>(site, "/api/admin/splash-ads", splash_ads, splashAdInput);
const TEMPLATE = "https://iz.example/%2B+?s={yerlesim}&c={tik}&ş=1#son";

async function casinoWithPromotions() {
  const casino = await client.add({ url: "https://eski-oyun.com/" });
  const of = (title: string, url: string) => ofPromotions.add({ title, url, casino_id: casino.id });
  const own = await of("Kendi Adresi", "https://eski-oyun.com/kampanya?a=1%2B2&b=c+d#e");
  const kept = await of("Kalan Adres", "https://eski-oyun.com/kalan");
  const elsewhere = await of("Başka Adres", "https://baska.example/");
  await of("Adressiz", "");
  return { casino, own, kept, elsewhere };
}
const urlOf = async ({ id }: { id: string }) => (await ofPromotions.rowOf(id))?.url;

describe("the links of a casino", () => {
  it("are a template that is kept byte for byte, and a present domain", async () => {
    const casino = await client.add({ tracking_url: ` ${TEMPLATE} `, entry_url: "https://giris.example" });
    expect(casino).toMatchObject({ tracking_url: TEMPLATE, entry_url: "https://giris.example/" });
  });

  it.each([
    ["tracking_url", "https://iz.example/?s={yer}"],
    ["tracking_url", "iz.example"],
    ["entry_url", "javascript:alert(1)"],
    ["entry_url", `${SITE_URL}/`],
    ["tracking_url", `${SITE_URL}/git/x?{tik}`],
    ["url", `${SITE_URL}/casino/x`],
  ])("refuse %s = %j", async (field, value) => {
    const answer = await client.send("POST", "", { ...casinoInput(), [field]: value });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
  });

  it("are counted: promotions that follow it, and those with an own address", async () => {
    const { casino, own } = await casinoWithPromotions();
    const links = await (await client.get(`/${casino.id}/links`)).json<{ own: { id: string }[]; following: number }>();
    expect(links.following).toBe(1);
    expect(links.own).toHaveLength(3);
    expect(links.own).toContainEqual({ id: own.id, title: "Kendi Adresi", url: own.url });
  });

  it("move the chosen promotions to a new domain with it, the rest of their addresses byte for byte", async () => {
    const { casino, own, kept, elsewhere } = await casinoWithPromotions();
    const moved_links = [own.id, elsewhere.id];
    const entry_url = "https://yeni42-oyun.com/";
    const answer = await client.edit(casino.id, casino.updated_at, { url: casino.url, entry_url, moved_links });
    expect(answer.status).toBe(200);
    expect(await urlOf(own)).toBe("https://yeni42-oyun.com/kampanya?a=1%2B2&b=c+d#e");
    const { db } = site.server;
    const links = await db.select().from(record_references).where(eq(record_references.record_id, own.id));
    expect(links.map(({ target }) => target)).toContain("https://yeni42-oyun.com/kampanya?a=1%2B2&b=c+d");
    expect(await urlOf(kept)).toBe(kept.url);
    expect(await urlOf(elsewhere)).toBe(elsewhere.url);
    expect((await ofPromotions.rowOf(own.id))?.updated_at).not.toBe(own.updated_at);
  });

  it("move the chosen splash ads, too", async () => {
    const { casino } = await casinoWithPromotions();
    const [ad, kept, elsewhere] = [
      await ofAds.add({ href: "https://www.eski-oyun.com/?s=%2B&c=d+e#f" }),
      await ofAds.add({ href: "https://eski-oyun.com/kalan" }),
      await ofAds.add({ href: "https://baska.example/" }),
    ];
    const links = await (await client.get(`/${casino.id}/links`)).json<{ ads: object[] }>();
    expect(links.ads).toContainEqual({ id: ad.id, title: ad.title, url: ad.href });
    const change = { url: casino.url, entry_url: "https://yeni42-oyun.com/", moved_links: [ad.id, elsewhere.id] };
    expect((await client.edit(casino.id, casino.updated_at, change)).status).toBe(200);
    const hrefs = await Promise.all([ad, kept, elsewhere].map(async ({ id }) => (await ofAds.rowOf(id))?.href));
    expect(hrefs).toEqual(["https://yeni42-oyun.com/?s=%2B&c=d+e#f", kept.href, elsewhere.href]);
    expect((await ofAds.rowOf(ad.id))?.updated_at).not.toBe(ad.updated_at);
    expect((await ofAds.rowOf(kept.id))?.updated_at).toBe(kept.updated_at);
    const ofAd = eq(record_references.record_id, ad.id);
    const targets = (await site.server.db.select().from(record_references).where(ofAd)).map(({ target }) => target);
    expect(targets).toContain("https://yeni42-oyun.com/?s=%2B&c=d+e");
  });

  it("move nothing when a colleague has changed the casino", async () => {
    const { casino, own } = await casinoWithPromotions();
    await site.server.db.update(casinos).set({ updated_at: "2026-01-01" }).where(eq(casinos.id, casino.id));
    const ad = await ofAds.add({ href: "https://eski-oyun.com/" });
    const change = { url: "https://yeni.example/", moved_links: [own.id, ad.id] };
    expect((await client.edit(casino.id, casino.updated_at, change)).status).toBe(409);
    expect(await urlOf(own)).toBe(own.url);
    expect((await ofAds.rowOf(ad.id))?.href).toBe(ad.href);
  });
});

describe("a promotion", () => {
  it("needs an address of its own only without a casino, and none of this site", async () => {
    const { casino } = await casinoWithPromotions();
    const refused = async (values: object) =>
      (await ofPromotions.send("POST", "", { ...promotionInput(), ...values })).status;
    expect(await refused({ url: "", casino_id: null })).toBe(422);
    expect(await refused({ url: "", casino_id: casino.id })).toBe(201);
    expect(await refused({ url: `${SITE_URL}/bonuslar`, casino_id: casino.id })).toBe(422);
  });
});
