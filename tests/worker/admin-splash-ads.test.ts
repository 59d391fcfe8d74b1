import { describe, expect, it } from "vitest";
import { type SplashAd, splash_ads } from "../../db/schema";
import { splashAdInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { adsIn } from "../support/splash-ads";

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
    expect(ad).toMatchObject({ ...splashAdInput(), title: "Bayram Reklamı", is_active: true });
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
});
