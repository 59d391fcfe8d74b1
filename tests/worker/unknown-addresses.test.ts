import { describe, expect, it } from "vitest";
import { casinoInput, promotionInput } from "../support/inputs";
import { redirectClient, type Row } from "../support/redirect-client";
import { setupAdminSite } from "../support/site";
import { request } from "../support/test-server";

const site = setupAdminSite();
const { add, edit, resolve } = redirectClient(site);

describe("an address that nobody ever had", () => {
  it("means the promotion with that slug, ended or not, before any similar one", async () => {
    const path = "/bonuslar/mavi-kosk/ugurlu-sayi-deneme-bonusu";
    for (const casino of ["yokboyle", "isilti-casino"]) {
      const [status, to] = await resolve(`/bonuslar/${casino}/ugurlu-sayi-deneme-bonusu`);
      expect(status).toBe(302);
      expect(to).toMatch(/\/ugurlu-sayi-deneme-bonusu$/);
      expect(to).not.toBe(path);
      const page = await request(site.server, String(to));
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Bu promosyon");
    }
  });

  it("means the record whose present name has that slug", async () => {
    const [isilti] = (await (await site.admin.get("/api/admin/casinos?q=Işıltı")).json<{ rows: Row[] }>()).rows;
    const casino = await add("casinos", { ...casinoInput(), name: "Ilk Isim" });
    await edit("casinos", casino, { ...casinoInput(), name: "Bambaşka İsim" });
    expect(await resolve("/casino/bambaska-isim")).toEqual([302, "/casino/ilk-isim"]);
    const valid = { ...promotionInput(), casino_id: casino.id };
    const ended = await add("promotions", { ...valid, title: "Ilk Baslik" });
    await edit("promotions", ended, { ...valid, title: "Gece Yarısı Sürprizi", is_active: false });
    const close = { ...promotionInput(), title: "Gece Yarısı Sürprizi Paketi", casino_id: isilti?.id };
    await add("promotions", close);
    expect(await resolve("/bonuslar/ilk-isim/gece-yarisi-surprizi")).toEqual([302, "/bonuslar/ilk-isim/ilk-baslik"]);
    expect(await resolve("/bonuslar/yok/gece-yarisi-surprizi")).toEqual([302, "/bonuslar/ilk-isim/ilk-baslik"]);
    const kept = "?utm=a&utm=b";
    for (const address of ["/bonuslar/yok/gece-yarisi-surprizi", `/promotion/${ended.id}`, `/bonuslar/x/${ended.id}`])
      expect((await resolve(address + kept))[1], address).toBe(`/bonuslar/ilk-isim/ilk-baslik${kept}`);
    expect(await resolve(`/promotion?id=${ended.id}&utm=a`)).toEqual([301, "/bonuslar/ilk-isim/ilk-baslik?utm=a"]);
    expect(await resolve(`/casino/bambaska-isim${kept}`)).toEqual([302, `/casino/ilk-isim${kept}`]);
  });

  it("is looked up in one round trip more", async () => {
    for (const path of ["/blog/yok", "/casino/qq", "/bonuslar/isilti-casino/x"]) {
      site.server.sentStatements();
      expect(await resolve(path)).toEqual([404]);
      expect(site.server.sentStatements().length, path).toBe(2);
    }
  });
});
