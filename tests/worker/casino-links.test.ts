import { and, eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { describe, expect, it } from "vitest";
import {
  type Casino,
  casinos,
  type Promotion,
  promotions,
  record_references,
  splash_ads,
  type SplashAd,
} from "../../db/schema";
import { movedLinks, movingStatements } from "../../worker/casinos/moving.server";
import { casinoAddition } from "../../worker/casinos/rules";
import { casinoInput, promotionInput, splashAdInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

interface Entry {
  action: string;
  kind: string;
  name: string;
  changes: object[];
}

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
    const casino = await client.add({ url: "https://reklamli-oyun.com/" });
    const [ad, kept, elsewhere] = [
      await ofAds.add({ href: "https://www.reklamli-oyun.com/?s=%2B&c=d+e#f" }),
      await ofAds.add({ href: "https://reklamli-oyun.com/kalan" }),
      await ofAds.add({ href: "https://baska.example/" }),
    ];
    const links = await (await client.get(`/${casino.id}/links`)).json<{ ads: object[] }>();
    expect(links.ads).toHaveLength(2);
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

  it("leave splash ads on a host of another casino, too, until that is deleted", async () => {
    const tracking_url = "https://ag.example/?c={tik}&s=bir";
    const casino = await client.add({ url: "https://agdaki1.example/", tracking_url });
    const other = await client.add({
      url: "https://agdaki2.example/",
      tracking_url: "https://www.ag.example/?c={tik}&s=2",
    });
    const ad = await ofAds.add({ href: "https://ag.example/?s=iki" });
    const adsOf = async () => (await (await client.get(`/${casino.id}/links`)).json<{ ads: object[] }>()).ads;
    const move = (basis: string, host: string) => {
      const change = { url: casino.url, tracking_url: `https://${host}/?c={tik}`, moved_links: [ad.id] };
      return client.edit(casino.id, basis, change);
    };
    expect(await adsOf()).toEqual([]);
    expect((await move(casino.updated_at, "yeni-ag.example")).status).toBe(200);
    expect((await ofAds.rowOf(ad.id))?.href).toBe(ad.href);
    const back = await (await move((await client.rowOf(casino.id))?.updated_at ?? "", "ag.example")).json<Casino>();
    await client.send("DELETE", `/${other.id}`);
    expect(await adsOf()).toHaveLength(1);
    expect((await move(back.updated_at, "yeni-ag.example")).status).toBe(200);
    expect((await ofAds.rowOf(ad.id))?.href).toBe("https://yeni-ag.example/?s=iki");
  });

  it("are in the log, each by its kind", async () => {
    const casino = await client.add({ name: "Hareketli Casino", url: "https://hareketli.example/" });
    const own = { casino_id: casino.id, url: "https://hareketli.example/a" };
    const promotion = await ofPromotions.add({ title: "Hareketli Promosyon", ...own });
    const ad = await ofAds.add({ title: "Hareketli Reklam", href: "https://hareketli.example/b" });
    const moved_links = [promotion.id, ad.id];
    await client.edit(casino.id, casino.updated_at, {
      name: casino.name,
      url: "https://hareketli2.example/",
      moved_links,
    });
    const { rows } = await site.admin.call<{ rows: Entry[] }>("GET", "activity?q=hareketli");
    const edits = rows.filter(({ action }) => action === "edit").map(({ kind, name }) => [kind, name]);
    expect(edits.sort()).toEqual([
      ["casino", "Hareketli Casino"],
      ["promotion", "Hareketli Promosyon"],
      ["splash-ad", "Hareketli Reklam"],
    ]);
    const { changes } = rows.find(({ action, kind }) => action === "edit" && kind === "promotion") ?? {};
    expect(changes).toContainEqual({ field: "url", from: own.url, to: "https://hareketli2.example/a", is_back: 0 });
  });

  it("leave what was saved after it was read, and need as few statements for many as for one", async () => {
    const { db } = site.server;
    const casino = await client.add({ url: "https://arada-oyun.com/" });
    const add = async () => [
      await ofPromotions.add({ casino_id: casino.id, url: "https://arada-oyun.com/p" }),
      await ofAds.add({ href: "https://arada-oyun.com/r" }),
    ];
    const [promotion, ad] = (await add()) as [Promotion, SplashAd];
    const ids = [...(await add()), promotion, ad].map(({ id }) => id);
    const input = { ...casinoAddition.parse(casinoInput()), url: "https://arada2-oyun.com/" };
    const edit = { now: new Date(), by: "a@b.example", site: SITE_URL, change: crypto.randomUUID() };
    const read = async (chosen: string[]) => {
      const moved = await movedLinks(db, casino.id, input, chosen);
      return movingStatements(db, casino.id, moved, eq(casinos.id, casino.id), edit);
    };
    const [many, one] = [await read(ids), await read([promotion.id, ad.id])];
    expect(many).toHaveLength(one.length);
    await ofPromotions.edit(promotion.id, promotion.updated_at, { url: "https://baska-oyun.com/p" });
    await ofAds.edit(ad.id, ad.updated_at, { href: "https://baska-oyun.com/r" });
    await db.batch(many as [BatchItem<"sqlite">]);
    expect(await urlOf(promotion)).toBe("https://baska-oyun.com/p");
    expect((await ofAds.rowOf(ad.id))?.href).toBe("https://baska-oyun.com/r");
    const links = await db
      .select({ id: record_references.record_id, target: record_references.target })
      .from(record_references)
      .where(and(inArray(record_references.record_id, ids), eq(record_references.type, "destination")));
    expect(
      links
        .filter(({ id }) => id === promotion.id || id === ad.id)
        .map(({ target }) => target)
        .sort(),
    ).toEqual(["https://baska-oyun.com/p", "https://baska-oyun.com/r"]);
    expect(links.map(({ target }) => target)).toEqual(
      expect.arrayContaining(["https://arada2-oyun.com/p", "https://arada2-oyun.com/r"]),
    );
  });

  it("move nothing when a colleague has changed the casino", async () => {
    const casino = await client.add({ url: "https://degisen.example/" });
    const own = await ofPromotions.add({ url: "https://degisen.example/a", casino_id: casino.id });
    await site.set(casinos, casino.id, { updated_at: "2026-01-01" });
    const ad = await ofAds.add({ href: "https://degisen.example/" });
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
