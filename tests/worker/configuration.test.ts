import { afterEach, describe, expect, it } from "vitest";
import { seo_settings } from "../../db/schema";
import { openWorld, type World } from "../support/world";

let world: World | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

describe("GEO_BLOCK", () => {
  it("answers 451 to visitors of the countries and keeps pages out of the shared cache", async () => {
    world = await openWorld({ vars: { GEO_BLOCK: "tr, DE" } });
    for (const country of ["TR", "DE"]) {
      const response = await world.get("/", { headers: { "CF-IPCountry": country } });
      expect(response.status).toBe(451);
      expect(await response.text()).toContain("Bu içerik ülkenizde sunulmuyor");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    }
    for (const country of ["NL", ""]) {
      const response = await world.get("/", { headers: { "CF-IPCountry": country } });
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
    }
  });
});

describe("SITE_NAME and SITE_URL", () => {
  it("are the brand and the address of every page", async () => {
    world = await openWorld({
      vars: { SITE_NAME: "Fırsat Pusulası", SITE_URL: "https://pusula.example/" },
      empty: true,
    });
    const html = await (await world.get("/")).text();
    expect(html).toContain("<title>Fırsat Pusulası - Casino Bonusları ve Promosyonları</title>");
    expect(html).toContain('<link rel="canonical" href="https://pusula.example/"/>');
    expect(html).toContain("Pusulası</b>");
    const missing = await (await world.get("/promotion/yok")).text();
    expect(missing).toContain("Pusulası</b>");
    expect(missing).not.toContain("Bonus Rehberi");
    expect(await (await world.get("/robots.txt")).text()).toContain("Sitemap: https://pusula.example/sitemap.xml");
  });
});

describe("an empty database", () => {
  it("shows every page with its empty text", async () => {
    world = await openWorld({ empty: true });
    const empty = {
      "/": "Henüz yayınlanmış blog yazısı bulunmuyor.",
      "/bonuslar": "Bu kriterlere uygun promosyon bulunamadı.",
      "/guvenilir-siteler": "Henüz casino sitesi eklenmemiş.",
      "/blog": "Henüz yayınlanmış blog yazısı bulunmuyor.",
      "/sitemap": "Site Haritası",
    };
    for (const [path, text] of Object.entries(empty)) {
      const response = await world.get(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(text);
      expect(html, path).toContain("Henüz blog yazısı bulunamadı");
    }
    expect(await (await world.get("/")).text()).toContain("küçük harflerini");
    const pages = await world.db.select().from(seo_settings);
    expect(new Set(pages.map(({ page_path }) => page_path))).toEqual(new Set(Object.keys(empty)));
  });
});
