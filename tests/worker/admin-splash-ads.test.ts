import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { casinos, daily_views, former_addresses, promotions, type SplashAd, splash_ads } from "../../db/schema";
import { adState, type TargetFault } from "../../worker/splash-ads/state";
import { dayAfter } from "../../worker/text/calendar";
import { splashAdInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { SITE_URL } from "../support/test-server";

const site = setupAdminSite();
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient(
  site,
  "/api/admin/splash-ads",
  splash_ads,
  splashAdInput,
);
const shown = async () => adsIn(await site.html("/sitemap"));
const shownTitles = async () => (await shown()).map(({ title }) => title);

describe("splash ads", () => {
  it("are added, changed, switched and deleted, which visitors see at once", async () => {
    const response = await send("POST", "", { ...splashAdInput(), title: "Bayram Reklamı" });
    expect(response.status).toBe(201);
    const ad = await response.json<SplashAd>();
    expect(ad).toMatchObject({
      ...splashAdInput(),
      title: "Bayram Reklamı",
      is_active: true,
      skips_search_landing: true,
    });
    expect(await rowOf(ad.id)).toEqual(ad);
    expect(await (await get(`/${ad.id}`)).json()).toEqual(ad);
    expect(await shownTitles()).toContain("Bayram Reklamı");
    const changed = await (await edit(ad.id, ad.updated_at, { title: "Yaz Reklamı" })).json();
    expect(changed).toMatchObject({ title: "Yaz Reklamı" });
    expect(await rowOf(ad.id)).toEqual(changed);
    expect((await send("DELETE", `/${ad.id}/activation`)).status).toBe(204);
    expect(await shownTitles()).not.toContain("Yaz Reklamı");
    expect((await send("PUT", `/${ad.id}/activation`)).status).toBe(204);
    expect(await shownTitles()).toContain("Yaz Reklamı");
    expect((await send("DELETE", `/${ad.id}`)).status).toBe(204);
    expect(await shownTitles()).not.toContain("Yaz Reklamı");
  });

  it.each([
    ["href", "javascript:alert(1)", "Geçerli bir URL giriniz"],
    ["href", `${SITE_URL}/git/isilti-casino?y={yerlesim}`, "Bu sitenin adresinde yer tutucu kullanılamaz"],
    ["image_url", "data:image/png;base64,AAAA", "Geçerli bir resim yükleyin veya URL girin"],
    ["id", "x", "Bilinmeyen alan"],
  ])("refuse %s = %j", expectInvalid);

  it("are sorted as the Turkish alphabet is, and the ten newest are shown", async () => {
    const titles = ["Ab", "Cz", "Çark", "Hız", "Ilık", "İlk", "Oy", "Özel", "Şans", "Üye", "zar"];
    for (const title of [...titles].reverse()) await add({ title: `Sıra ${title}` });
    const sorted = async (sort: string) =>
      (await list(`?q=${encodeURIComponent("sıra ")}&sort=${sort}`)).rows.map(({ title }) => title.slice(5));
    expect(await sorted("title")).toEqual(titles);
    expect(await sorted("-title")).toEqual([...titles].reverse());
    expect((await shownTitles()).map((title) => title.slice(5))).toEqual(titles.slice(0, 10));
  });

  it("are switched and deleted together, and listed by term", async () => {
    const ids = [(await add({ title: "ŞIK Çerçeve" })).id, (await add({ title: "ŞIK Çerçeve" })).id].sort();
    expect((await list(`?q=${encodeURIComponent("şık çerçeve")}&sort=title`)).total).toBe(2);
    expect(await bulkAction("deactivate", ids.slice(1))).toEqual(ids.slice(1));
    expect(await bulkAction("deactivate", ids)).toEqual(ids.slice(0, 1));
    for (const action of ["activate", "delete"]) expect(await bulkAction(action, ids)).toEqual(ids);
  });

  type Listed = SplashAd & { fault: TargetFault | null; shows: number; clicks: number };
  const listed = async (title: string) =>
    (await list(`?q=${encodeURIComponent(title)}&sort=title`)).rows as unknown as Listed[];
  const PROMOTION = "isilti-casino/150-hos-geldin-bonusu";
  const targetFault = async (href: string) =>
    (await (await get(`/target?href=${encodeURIComponent(href)}`)).json<{ fault: TargetFault | null }>()).fault;

  it("say why they do not run, in the list and before they are saved", async () => {
    const { db } = site.server;
    const host = "https://www.zumrut-casino.example/kulup?x={yerlesim}";
    const targets = [`${SITE_URL}/bonuslar/${PROMOTION}`, `${SITE_URL}/git/${PROMOTION}?y=splash`, host];
    for (const [at, href] of targets.entries()) await add({ title: `Neden ${at}`, href });
    const states = async () => (await listed("Neden ")).map((row) => adState(row, new Date()));
    expect(await states()).toEqual(["Yayında", "Yayında", "Yayında"]);
    expect(await Promise.all(targets.map(targetFault))).toEqual([null, null, null]);
    const isEnding = eq(promotions.slug, "150-hos-geldin-bonusu");
    const [former] = await db.select().from(promotions).where(isEnding);
    const isBad = eq(casinos.slug, "zumrut-casino");
    const [casino] = await db.select().from(casinos).where(isBad);
    await db
      .update(promotions)
      .set({ expiry_date: dayAfter(new Date(), -1) })
      .where(isEnding);
    await db.update(casinos).set({ standing: "not_recommended" }).where(isBad);
    expect(await states()).toEqual(["Bonusu sona erdi", "Bonusu sona erdi", "Önerilmeyen casinoya gidiyor"]);
    expect(await Promise.all(targets.map(targetFault))).toEqual(["promotion", "promotion", "casino"]);
    await db
      .update(promotions)
      .set({ expiry_date: former?.expiry_date ?? null })
      .where(isEnding);
    await db
      .update(casinos)
      .set({ standing: casino?.standing ?? "verified" })
      .where(isBad);
  });

  it("say that their promotion is gone, but follow its former address", async () => {
    const { db } = site.server;
    const [promotion] = await db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    if (!promotion) throw new Error("no demo promotion");
    const path = "/bonuslar/isilti-casino/eski-bonus";
    const targets = [path, path.replace("bonuslar", "git"), `/bonuslar/x/${promotion.id}`].map((at) => SITE_URL + at);
    const faults = () => Promise.all(targets.map(targetFault));
    expect(await faults()).toEqual(["missing", "missing", null]);
    await db.insert(former_addresses).values({ path, record_id: promotion.id });
    expect(await faults()).toEqual([null, null, null]);
    const isIt = eq(promotions.id, promotion.id);
    await db.update(promotions).set({ is_active: false }).where(isIt);
    expect(await faults()).toEqual(["promotion", "promotion", "promotion"]);
    await db.update(promotions).set({ is_active: true }).where(isIt);
    await db.update(former_addresses).set({ record_id: "yok" }).where(eq(former_addresses.path, path));
    expect(await faults()).toEqual(["missing", "missing", null]);
    await db.delete(former_addresses).where(eq(former_addresses.path, path));
  });

  it("say that their casino is gone or advised against, also at its former address", async () => {
    const { db } = site.server;
    const slug = "isilti-casino";
    const [casino] = await db.select().from(casinos).where(eq(casinos.slug, slug));
    if (!casino) throw new Error("no demo casino");
    const paths = [
      "/casino/yok",
      "/git/yok?y=kart",
      "/casino/eski#x",
      "/git/eski",
      `/casino/${casino.id}`,
      `/git/${slug}`,
    ];
    const faults = () => Promise.all(paths.map((path) => targetFault(SITE_URL + path)));
    expect(await faults()).toEqual(["missing", "missing", "missing", "missing", null, null]);
    await db.insert(former_addresses).values({ path: "/casino/eski", record_id: casino.id });
    expect(await faults()).toEqual(["missing", "missing", null, null, null, null]);
    const isIt = eq(casinos.id, casino.id);
    await db.update(casinos).set({ standing: "not_recommended" }).where(isIt);
    expect(await faults()).toEqual(["missing", "missing", "casino", "casino", "casino", "casino"]);
    expect(await targetFault(`${SITE_URL}./git/yok`)).toBe("missing");
    expect(await targetFault("https://www.isilti-casino.example./kulup")).toBe("casino");
    await db.update(casinos).set({ standing: casino.standing }).where(isIt);
    await db.delete(former_addresses).where(eq(former_addresses.path, "/casino/eski"));
  });

  async function viewsOnDashboard() {
    const answer = await site.admin.get("/api/admin/dashboard/traffic");
    const { days } = await answer.json<{ days: { views: number }[] }>();
    return days.map(({ views }) => views);
  }

  it("say before they are saved which casino their label names", async () => {
    const casinoOf = async (href: string) =>
      (await (await get(`/target?href=${encodeURIComponent(href)}`)).json<{ casino: string | null }>()).casino;
    expect(await casinoOf("https://www.zumrut-casino.example/kulup?x={yerlesim}")).toBe("Zümrüt Casino");
    expect(await casinoOf("https://reklam.example/")).toBeNull();
  });

  it("refuse a target that is no address", async () => {
    const answer = await get("/target?href=javascript:alert(1)");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Geçerli bir URL giriniz");
  });

  it("have their shows and clicks of 30 days, in sum and by day", async () => {
    const { db } = site.server;
    const { id } = await add({ title: "Sayılan" });
    const on = (days: number, kind: "ad" | "ad-click", views: number) => ({
      ...{ day: dayAfter(new Date(), days), kind, record_id: id, views },
    });
    await db
      .insert(daily_views)
      .values([on(0, "ad", 40), on(0, "ad-click", 2), on(-29, "ad", 5), on(-30, "ad", 900), on(-30, "ad-click", 900)]);
    expect(await listed("Sayılan")).toMatchObject([{ shows: 45, clicks: 2 }]);
    const days = await (await get(`/${id}/days`)).json<{ day: string; shows: number; clicks: number }[]>();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: dayAfter(new Date(), -29), shows: 5, clicks: 0 });
    expect(days.at(-1)).toEqual({ day: dayAfter(new Date(), 0), shows: 40, clicks: 2 });
    const withAds = await viewsOnDashboard();
    await db.delete(daily_views).where(eq(daily_views.record_id, id));
    expect(await viewsOnDashboard()).toEqual(withAds);
  });
});
