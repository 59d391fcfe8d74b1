import { describe, expect, it } from "vitest";
import { blog_posts, seo_settings } from "../../db/schema";
import { draftPost, replaceAllPosts } from "../support/drafts";
import { FUNCTIONS } from "../support/publishing-site";
import { setupAdminSite, setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { createAdminClient } from "../support/admin-client";
import { expectRefused, FUNCTIONS_TOKEN, request, SETTINGS_API_KEY } from "../support/test-server";

describe("a site that some countries may not see, and that has no secrets", () => {
  const site = setupSite({ vars: { GEO_BLOCK: "tr, DE" } });

  it("answers 451 to visitors of the countries and keeps pages out of the shared cache", async () => {
    // Read by somebody else before, so that nobody remembers the page for them.
    expect((await site.server.get("/")).status).toBe(200);
    for (const country of ["TR", "DE"]) {
      const response = await site.server.get("/", { headers: { "CF-IPCountry": country } });
      expect(response.status).toBe(451);
      expect(await response.text()).toContain("Bu içerik ülkenizde sunulmuyor");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    }
    for (const country of ["NL", ""]) {
      const response = await site.server.get("/", { headers: { "CF-IPCountry": country } });
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBeNull();
    }
  });

  it("takes postbacks from these countries", async () => {
    const headers = { "CF-IPCountry": "DE" };
    await expectRefused(await request(site.server, "/api/postback/yok", { headers }), 404);
  });

  it("opens the settings check to the signed-in alone", async () => {
    const path = "/api/admin/check-settings";
    for (const key of ["", "undefined", SETTINGS_API_KEY])
      await expectRefused(await request(site.server, path, { headers: { "X-API-Key": key } }), 401);
    const client = await createAdminClient(site.server);
    expect(await (await client.get(path)).json()).toEqual({ success: true });
  });

  it("lets nobody publish by token", async () => {
    for (const token of ["", "undefined", FUNCTIONS_TOKEN])
      await expectRefused(
        await request(site.server, `${FUNCTIONS}/publish-blogs-public`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          body: '{"manual":true}',
        }),
        401,
      );
  });
});

describe("a site without a search service", () => {
  const site = setupAdminSite({ empty: true });

  it("keeps announcements waiting without calls, which the panel shows", async () => {
    const { db, harness } = site.server;
    const draft = draftPost(1);
    await replaceAllPosts(db, [draft]);
    await site.admin.send("PUT", `/api/admin/blog/${draft.id}/publication`);
    await harness.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
    const told = await (await site.admin.get("/api/admin/publishing/announcements")).json();
    expect(told).toEqual({ waiting: 1, given_up: 0, is_configured: false, failures: [] });
    expect((await db.select().from(blog_posts))[0]?.indexed).toBe(false);
    expect((await request(site.server, "/indexnow.txt")).status).toBe(404);
  });
});

describe("SITE_NAME and SITE_URL", () => {
  const vars = { SITE_NAME: "Fırsat Pusulası", SITE_URL: "https://pusula.example/" };
  const site = setupSite({ vars, empty: true });

  it("are the brand and the address of every page", async () => {
    const html = await site.html("/");
    expect(html).toContain("<title>Fırsat Pusulası - Casino Bonusları ve Promosyonları</title>");
    expect(html).toContain('<link rel="canonical" href="https://pusula.example/"/>');
    expect(html).toContain("Pusulası</b>");
    const missing = await site.html("/promotion/yok");
    expect(missing).toContain("Pusulası</b>");
    expect(missing).not.toContain("Bonus Rehberi");
    expect(await site.html("/robots.txt")).toContain("Sitemap: https://pusula.example/sitemap.xml");
  });

  it("are reached by HTTPS alone, but on this machine", async () => {
    const at = async (origin: string, init?: RequestInit) =>
      (await site.server.harness.getWorker().fetch(`${origin}/blog?sayfa=1`, {
        redirect: "manual",
        ...init,
      } as never)) as unknown as Response;
    const sent = { method: "POST", body: "x", headers: { Cookie: "session=gizli" } };
    for (const init of [undefined, undefined, sent]) {
      const answer = await at("http://www.pusula.example", init);
      expect([answer.status, answer.headers.get("Location")]).toEqual([308, "https://pusula.example/blog?sayfa=1"]);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    }
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect((await at(`http://${host}:8787`)).status).toBe(200);
  });
});

describe("an empty database", () => {
  const site = setupSite({ empty: true });

  it("shows every page with its empty text", async () => {
    const empty = {
      "/": "Henüz yayınlanmış blog yazısı bulunmuyor.",
      "/bonuslar": "Bu kriterlere uygun promosyon bulunamadı.",
      "/guvenilir-siteler": "Henüz casino sitesi eklenmemiş.",
      "/blog": "Henüz yayınlanmış blog yazısı bulunmuyor.",
      "/sitemap": "Site Haritası",
    };
    for (const [path, text] of Object.entries(empty)) {
      const response = await site.server.get(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(html, path).toContain(text);
      expect(html, path).toContain("Henüz blog yazısı bulunamadı");
    }
    expect((await site.html("/sitemap")).match(/<ul class="columns">/g)).toHaveLength(1);
    expect(await site.html("/")).toContain("küçük harflerini");
    const pages = await site.server.db.select().from(seo_settings);
    expect(new Set(pages.map(({ page_path }) => page_path))).toEqual(new Set(Object.keys(empty)));
  });
});

describe("a site whose bucket has an address of its own", () => {
  const site = setupSite({ vars: { MEDIA_URL: "http://localhost:8788/" } });
  const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

  it("sends visitors there for every picture, and lets pages show them", async () => {
    for (const path of ["/", "/blog", PROMOTION, "/guvenilir-siteler"]) {
      const response = await site.server.get(path);
      const html = await response.text();
      const pictures = html.match(/<img [^>]*>/g) ?? [];
      expect(pictures.length, path).toBeGreaterThan(0);
      for (const picture of pictures) {
        expect(picture).toMatch(/ src="(http:\/\/localhost:8788|\/placeholder\.svg)/);
        expect(picture).not.toContain("/media/");
      }
      expect(html).toContain('<link rel="preconnect" href="http://localhost:8788"/>');
      expect(response.headers.get("Content-Security-Policy")).toContain(
        "img-src 'self' https: http://localhost:8788; ",
      );
    }
    const ads = adsIn(await site.html("/"));
    expect(ads).toHaveLength(1);
    for (const { image_url, srcset } of ads) {
      expect(image_url).toMatch(/^http:\/\/localhost:8788\/splash-ads\//);
      expect(srcset).toMatch(/^http:\/\/localhost:8788\/splash-ads\/.+ 320w, http/);
    }
  });

  it("still answers under its own address, which others link to", async () => {
    const [, image = ""] =
      /"image":"https?:\/\/[^/]+([^"]+)"/.exec(await site.html("/blog/cevrim-sarti-nedir-nasil-hesaplanir")) ?? [];
    expect(image).toMatch(/^\/media\//);
    expect((await request(site.server, image)).status).toBe(200);
  });
});
