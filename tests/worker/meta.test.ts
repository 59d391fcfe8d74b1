import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  type Casino,
  casinos,
  media,
  pages,
  type Post,
  type Promotion,
  promotions,
  seo_settings,
} from "../../db/schema";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";

async function page(path: string, status = 200) {
  const response = await site.server.get(path);
  expect(response.status, path).toBe(status);
  return response.text();
}

describe("meta tags", () => {
  it("come from the record, else the path's row, else built in for a list, else the row of '/', else built in", async () => {
    const promotion = await page(PROMOTION);
    expect(promotion).toContain("<title>%150 Hoş Geldin Bonusu - Işıltı Casino - Bonus Rehberi</title>");
    expect(promotion).toContain(`<link rel="canonical" href="${SITE_URL}${PROMOTION}"/>`);
    for (const name of ["og:title", "og:description", "og:url", "og:image", "og:type"])
      expect(promotion).toContain(`property="${name}"`);
    for (const name of ["description", "keywords", "twitter:card"]) expect(promotion).toContain(`name="${name}"`);

    const casino = await page("/casino/isilti-casino");
    const [row] = await site.server.db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    const words = (row?.description ?? "")
      .replace(/<[^>]+>/g, "")
      .trim()
      .slice(0, 60);
    expect(words).toHaveLength(60);
    expect(casino).toContain(`<meta name="description" content="${words}`);

    const title = async (path: string) => /<title>(.*?)<\/title>/.exec(await page(path))?.[1];
    const keywords = async (path: string) => /<meta name="keywords" content="([^"]*)"/.exec(await page(path))?.[1];
    const [blog] = await site.server.db.select().from(seo_settings).where(eq(seo_settings.page_path, "/blog"));
    expect(await title("/blog")).toBe(blog?.title);
    const empty = { title: "", description: "", keywords: "" };
    await site.server.db.update(seo_settings).set(empty).where(eq(seo_settings.page_path, "/blog"));
    expect(await title("/blog")).toBe("Blog - Bonus Rehberi");
    expect(await keywords("/blog")).toBe(await keywords("/"));
    await site.server.db.update(seo_settings).set(empty).where(eq(seo_settings.page_path, "/"));
    expect(await title("/")).toBe("Bonus Rehberi - Casino Bonusları ve Promosyonları");
    expect(await keywords("/blog")).toMatch(/^casino bonusları, deneme bonusu/);
  });

  it("differ from page to page without any row", async () => {
    const paths = ["/", "/bonuslar", "/guvenilir-siteler", "/blog", "/sitemap", "/degisenler"];
    const rows = await site.server.db.delete(seo_settings).returning();
    for (const tag of [
      /<title>(.*?)<\/title>/,
      /<meta name="description" content="([^"]*)"/,
      /og:title" content="([^"]*)"/,
    ]) {
      const texts = await Promise.all(paths.map(async (path) => tag.exec(await page(path))?.[1]));
      expect(new Set(texts.filter(Boolean)).size, `${texts.join()}`).toBe(paths.length);
    }
    await site.server.db.insert(seo_settings).values(rows);
  });

  const sharedOf = (html: string) =>
    Object.fromEntries<string | undefined>(
      Array.from(html.matchAll(/property="og:image(:\w+)?" content="([^"]*)"/g), ([, name = ":address", value]) => [
        name.slice(1),
        value,
      ]),
    );
  const OWN_CARD = {
    address: `${SITE_URL}/og.png`,
    type: "image/png",
    width: "1200",
    height: "630",
    alt: "Bonus Rehberi",
  };

  it("show messengers the site's card, which is light, where a record has none (P1.5)", async () => {
    for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino"])
      expect(sharedOf(await page(path)), path).toEqual(OWN_CARD);
    const card = await site.server.getFile("/og.png");
    expect(card.headers.get("Content-Type")).toBe("image/png");
    expect((await card.arrayBuffer()).byteLength).toBeLessThan(100_000);
  });

  it("show messengers a post's cover only if it is a light JPEG or PNG", async () => {
    const { db } = site.server;
    const [post] = await db
      .select()
      .from(blog_posts)
      .where(and(eq(blog_posts.is_published, true), isNotNull(blog_posts.image_url)));
    const address = `/blog/${post?.slug}`;
    const key = post?.image_url?.replace("/media/", "") ?? "";
    const [upload] = await db.select().from(media).where(eq(media.key, key));
    await site.set(blog_posts, post?.id, { image_alt: '"İki" zar' });
    const cover = async (content_type: string, size: number) => {
      await db.update(media).set({ content_type, size }).where(eq(media.key, key));
      return sharedOf(await page(address));
    };
    expect(await cover("image/jpeg", 300_000)).toEqual({
      address: `${SITE_URL}${post?.image_url}`,
      type: "image/jpeg",
      width: `${upload?.width}`,
      height: `${upload?.height}`,
      alt: "&quot;İki&quot; zar",
    });
    expect(await cover("image/jpeg", 300_001)).toEqual(OWN_CARD);
    expect(await cover("image/webp", 9_000)).toEqual(OWN_CARD);
    await site.set(blog_posts, post?.id, { image_url: "https://baska.example/a.png" });
    expect(sharedOf(await page(address))).toEqual(OWN_CARD);
  });

  it("let search engines show large pictures of pages that they may list", async () => {
    const robots = async (path: string) =>
      [...(await page(path)).matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content);
    for (const path of ["/", "/bonuslar", PROMOTION, "/casino/isilti-casino", "/blog"])
      expect(await robots(path), path).toEqual(["max-image-preview:large"]);
    expect(await robots("/bonuslar?q=bonus")).toEqual(["noindex"]);
  });

  it("name the page in titles and descriptions of further pages", async () => {
    const { db } = site.server;
    const [casino] = await db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    const [offer] = await db
      .select()
      .from(promotions)
      .where(eq(promotions.casino_id, casino?.id ?? ""));
    const [article] = await db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    const copies = Array.from({ length: 49 }, (_, i) => ({ id: crypto.randomUUID(), slug: `kopya-${i}` }));
    const all = copies.flatMap((own) => [
      db.insert(casinos).values({ ...(casino as Casino), ...own }),
      db.insert(promotions).values({ ...(offer as Promotion), ...own }),
      db.insert(blog_posts).values({ ...(article as Post), ...own, batch_key: null }),
    ]);
    await db.batch(all as [(typeof all)[0], ...typeof all]);
    for (const [path, name] of [
      ["/bonuslar", "Bonuslar"],
      ["/guvenilir-siteler", "Güvenilir Siteler"],
      ["/blog", "Blog"],
      ["/casino/isilti-casino", "Işıltı Casino"],
    ] as const) {
      const description = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      const [first, second] = [await page(path), await page(`${path}?sayfa=2`)];
      expect(first).not.toContain("Sayfa 2 ");
      expect(second).toContain(`<title>${name} - Sayfa 2 - Bonus Rehberi</title>`);
      expect(second).toContain(`<link rel="canonical" href="${SITE_URL}${path}?sayfa=2"/>`);
      expect(description(second)).toBe(`Sayfa 2: ${description(first)}`);
    }
  });

  it("have no space before a comma, where a text has tags (P1.5)", async () => {
    const { db } = site.server;
    const html = "<p>İlk <strong>casino</strong>, <em>iyi</em>.</p><p>Sonra</p>";
    await db.update(casinos).set({ description: html }).where(eq(casinos.slug, "sahin-slot"));
    await db.update(pages).set({ content: html, seo_description: "" }).where(eq(pages.slug, "hakkimizda"));
    for (const path of ["/casino/sahin-slot", "/hakkimizda"])
      expect(await page(path), path).toContain('<meta name="description" content="İlk casino, iyi. Sonra"');
  });

  it("never trust the Host header", async () => {
    const worker = site.server.harness.getWorker();
    const plain = await worker.fetch("http://evil.example/", { redirect: "manual" });
    expect([plain.status, plain.headers.get("Location")]).toEqual([308, `${SITE_URL}/`]);
    const html = await (await worker.fetch("https://evil.example/", { redirect: "manual" })).text();
    expect(html).toContain(SITE_URL);
    expect(html).not.toContain("evil.example");
  });

  it("escape hostile records as text", async () => {
    const hostile = `"><script>alert(1)</script></title><!--`;
    await site.server.db.update(casinos).set({ name: hostile }).where(eq(casinos.slug, "mavi-kosk"));
    await site.server.db
      .update(blog_posts)
      .set({ seo_title: hostile, excerpt: hostile })
      .where(
        eq(
          blog_posts.slug,
          (await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)))[0]?.slug ?? "",
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
    const response = await site.server.get("/sitemap.xml");
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
    expect(entry("/hakkimizda")).toMatch(/monthly[\s\S]*0\.3/);
    expect(entry(PROMOTION)).toContain("<lastmod>");
    for (const [, date] of xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g))
      expect(new Date(date ?? "").toISOString()).toBe(date);
  });

  it("names the sitemap in robots.txt and keeps robots out of the panel", async () => {
    const robots = await page("/robots.txt");
    expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(robots).toContain("Disallow: /admin");
  });
});
