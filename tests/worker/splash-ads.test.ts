import { inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { splash_ads } from "../../db/schema";
import type { ALL_AD_PAGES } from "../../db/schema/ad-pages";
import { setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

it("splash ads are on the pages chosen for them (P9.1)", async () => {
  const { db } = site.server;
  const pages = Object.entries({
    home: "/",
    lists: "/karsilastir",
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

it("splash ads are not on editors' pages and error pages (P9.1)", async () => {
  const hasAds = async (path: string) => (await (await site.server.get(path)).text()).includes("data-ads=");
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
