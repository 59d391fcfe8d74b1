import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, promotions, seo_settings } from "../../db/schema";
import { expectNoErrors, openWorld, SITE_URL, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => expectNoErrors(world));
afterAll(() => world.close());

const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

async function page(path: string, status = 200) {
  const response = await world.get(path);
  expect(response.status, path).toBe(status);
  return response.text();
}

async function leadsTo(path: string, status: number) {
  const response = await world.get(path);
  expect(response.status, path).toBe(status);
  return response.headers.get("Location");
}

describe("the spec's pages", () => {
  it.each([
    [
      "/",
      ["Güncel Promosyonlar", "Güvenilir Siteler", "Blog Yazıları", "Promosyonlara göz atın", "Rehber nasıl çalışıyor"],
    ],
    ["/blog", ["Blog</h1>", "sorumlu oyun üzerine"]],
    ["/bonuslar", ['placeholder="Bonus ara..."', "Tüm Bonuslar", "Sonraki ›"]],
    [PROMOTION, ["Şartlar ve Koşullar", "Bonusu Al", "Site Bilgileri", "Diğer Bonuslar", "Yorum Gönder", "Lisanslı"]],
    ["/guvenilir-siteler", ["Güvenilir Siteler</h1>", "Zümrüt Casino", "7/24 Destek"]],
    ["/casino/isilti-casino", ["Işıltı Casino</h1>", "Siteye Git", "aktif promosyon", "Lisanslı"]],
    ["/casino/dag-evi-casino", ["Bu casino sitesi için henüz promosyon bulunmuyor"]],
    ["/sitemap", ["Site Haritası", "/casino/zumrut-casino", "/bonuslar?kategori=turnuva"]],
    ["/admin/login", ["Admin Paneli", "Devam etmek için giriş yapın", "Giriş Yap"]],
  ])("%s shows what it should", async (path, texts) => {
    const html = await page(path);
    for (const text of texts) expect(html).toContain(text);
    expect(html).not.toContain("undefined");
  });

  it("carries shell, footer and the law on every public page", async () => {
    for (const path of [
      "/",
      "/blog",
      "/bonuslar",
      PROMOTION,
      "/guvenilir-siteler",
      "/casino/isilti-casino",
      "/sitemap",
    ]) {
      const html = await page(path);
      for (const text of [
        "Anasayfa",
        "Güvenilir Siteler",
        "Ana Sayfa",
        "18+",
        "YEDAM",
        "115",
        "ödeme alabiliriz",
        "Menü",
      ])
        expect(html, path).toContain(text);
      expect(html.match(/Son Blog Yazıları[\s\S]*?<\/nav>/)?.[0].match(/<li>/g)).toHaveLength(4);
    }
  });

  it("marks paid links and gives every image its size", async () => {
    for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino"]) {
      const html = await page(path);
      for (const [link] of html.matchAll(/<a [^>]*href="https:\/\/[^>]*>/g))
        expect(link).toContain('rel="sponsored nofollow noopener"');
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/width="\d+"/);
        expect(image).toMatch(/height="\d+"/);
        expect(image).toMatch(/loading="lazy"|fetchPriority="high"|fetchpriority="high"/);
      }
    }
  });

  it("counts a casino's active promotions only", async () => {
    const [row] = await world.db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    expect(row).toBeDefined();
    expect(await page("/casino/isilti-casino")).toContain("11 aktif promosyon");
    expect((await page("/casino/isilti-casino")).match(/<details class="card"/g)).toHaveLength(12);
  });
});

describe("addresses", () => {
  it("leads from legacy, loose and unknown addresses to the one address", async () => {
    const [promotion] = await world.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const [post] = await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    const [casino] = await world.db.select().from(casinos).where(eq(casinos.slug, "ege-ruzgari"));
    expect(await leadsTo(`/promotion/${promotion?.id}`, 301)).toBe(PROMOTION);
    expect(await leadsTo(`/promotion?id=${promotion?.id}`, 301)).toBe(PROMOTION);
    expect(await leadsTo(`/bonuslar/isilti-casino/${promotion?.id}`, 302)).toBe(PROMOTION);
    expect(await leadsTo("/bonuslar/isilti-casino/150-hos-geldin", 302)).toBe(PROMOTION);
    expect(await leadsTo(`/blog/${post?.id}`, 302)).toBe(`/blog/${post?.slug}`);
    expect(await leadsTo(`/casino/${casino?.id}`, 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/casino/EGE%20R%C3%9CZG%C3%82RI", 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/casino/ruzgari", 302)).toBe("/casino/ege-ruzgari");
    expect(await leadsTo("/admin", 302)).toBe("/admin/login");
    for (const path of ["/yok", "/a/b/c", "/bonuslarx", "/blog/a/b"]) expect(await leadsTo(path, 302)).toBe("/");
    expect(await leadsTo("/bonuslar/?q=x", 301)).toBe("/bonuslar?q=x");
    expect(await leadsTo("/BONUSLAR?q=x", 301)).toBe("/bonuslar?q=x");
    expect(await leadsTo("/Sitemap.XML", 301)).toBe("/sitemap.xml");
    expect(await leadsTo("//evil.example/", 301)).toBe("/evil.example");
  });

  it("answers 404 to what is not there", async () => {
    expect(await page("/bonuslar/isilti-casino/yok-boyle-bir-sey", 404)).toContain(
      "Promosyon bulunamadı (isilti-casino/yok-boyle-bir-sey)",
    );
    expect(await page("/bonuslar/x/isilti-casino", 404)).toContain("Tüm Bonuslara Dön");
    expect(await page("/promotion/yok", 404)).toContain("Promosyon bulunamadı (yok)");
    expect(await page("/promotion", 404)).toContain("Promosyon bulunamadı ()");
    expect(await page("/blog/yok", 404)).toContain("Makale bulunamadı");
    expect(await page("/casino/qq", 404)).toContain("Casino site bulunamadı");
    for (const path of [
      "/x.php",
      "/.env",
      "/wrangler.toml",
      "/bonuslar.data",
      "/_root.data",
      "/api/yok",
      "/api",
      "/media/yok",
      "/media",
      "/assets/yok.js",
    ])
      expect((await world.get(path)).status, path).toBe(404);
  });

  it("hides drafts by slug and by id, everywhere", async () => {
    const drafts = await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, false));
    expect(drafts).toHaveLength(4);
    const listed = [await page("/blog"), await page("/sitemap"), await page("/sitemap.xml")].join();
    for (const { slug, id, title } of drafts) {
      await page(`/blog/${slug}`, 404);
      await page(`/blog/${id}`, 404);
      expect(listed).not.toContain(slug);
      expect(listed).not.toContain(title);
    }
  });
});

describe("meta tags", () => {
  it("come from the record, else the path's row, else the row of '/', else the built-in default", async () => {
    const promotion = await page(PROMOTION);
    expect(promotion).toContain("<title>%150 Hoş Geldin Bonusu - Işıltı Casino - Bonus Rehberi</title>");
    expect(promotion).toContain(`<link rel="canonical" href="${SITE_URL}${PROMOTION}"/>`);
    for (const name of ["og:title", "og:description", "og:url", "og:image", "og:type"])
      expect(promotion).toContain(`property="${name}"`);
    for (const name of ["description", "keywords", "twitter:card", "twitter:title", "twitter:image"])
      expect(promotion).toContain(`name="${name}"`);
    expect(promotion).toMatch(new RegExp(`property="og:image" content="${SITE_URL}/media/promotions/`));

    const title = async (path: string) => /<title>(.*?)<\/title>/.exec(await page(path))?.[1];
    const [blog] = await world.db.select().from(seo_settings).where(eq(seo_settings.page_path, "/blog"));
    expect(await title("/blog")).toBe(blog?.title);
    await world.db.delete(seo_settings).where(eq(seo_settings.page_path, "/blog"));
    expect(await title("/blog")).toBe(await title("/"));
    await world.db.delete(seo_settings).where(eq(seo_settings.page_path, "/"));
    expect(await title("/blog")).toBe("Bonus Rehberi - Casino Bonusları ve Promosyonları");
  });

  it("never trust the Host header", async () => {
    const response = await world.server.fetch("http://evil.example/", { redirect: "manual" });
    const html = await response.text();
    expect(html).toContain(SITE_URL);
    expect(html).not.toContain("evil.example");
  });

  it("escape hostile records as text", async () => {
    const hostile = `"><script>alert(1)</script></title><!--`;
    await world.db.update(casinos).set({ name: hostile }).where(eq(casinos.slug, "mavi-kosk"));
    await world.db
      .update(blog_posts)
      .set({ seo_title: hostile, excerpt: hostile })
      .where(
        eq(
          blog_posts.slug,
          (await world.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)))[0]?.slug ?? "",
        ),
      );
    for (const path of ["/casino/mavi-kosk", "/guvenilir-siteler", "/", "/blog", "/sitemap"]) {
      const html = await page(path);
      expect(html, path).not.toContain("<script>alert(1)");
    }
  });
});

describe("for robots", () => {
  it("serves a valid sitemap with every address once", async () => {
    const response = await world.get("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const xml = await response.text();
    const locs = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? "");
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs.every((loc) => loc.startsWith(`${SITE_URL}/`))).toBe(true);
    const entry = (path: string) =>
      xml.split("<url>").find((part) => part.includes(`<loc>${SITE_URL}${path}</loc>`)) ?? "";
    expect(entry("/")).toMatch(/weekly[\s\S]*1\.0/);
    expect(entry("/blog")).toMatch(/weekly[\s\S]*0\.7/);
    expect(entry("/bonuslar")).toMatch(/daily[\s\S]*0\.9/);
    expect(entry("/guvenilir-siteler")).toMatch(/weekly[\s\S]*0\.8/);
    expect(entry("/casino/isilti-casino")).toMatch(/weekly[\s\S]*0\.8/);
    expect(xml).toMatch(/\/blog\/[\w-]+<\/loc>[\s\S]{0,80}monthly[\s\S]{0,40}0\.6/);
    expect(entry(PROMOTION)).toContain("<lastmod>");
    for (const [, date] of xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g))
      expect(new Date(date ?? "").toISOString()).toBe(date);
  });

  it("names the sitemap in robots.txt and keeps them out of the back office", async () => {
    const robots = await page("/robots.txt");
    expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(robots).toContain("Disallow: /admin");
  });
});
