import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, promotions } from "../../db/schema";
import { PROMOTION } from "../support/public-pages";
import { setupSite } from "../support/site";

const site = setupSite();

async function answered(path: string, status: number) {
  const response = await site.server.get(path);
  expect(response.status, path).toBe(status);
  return response;
}
const leadsTo = async (path: string, status: number) => (await answered(path, status)).headers.get("Location");
const page = async (path: string, status = 200) => (await answered(path, status)).text();

describe("addresses of pages", () => {
  it("leads from legacy, loose and unknown addresses to the one address", async () => {
    const [promotion] = await site.server.db
      .select()
      .from(promotions)
      .where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const [post] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    const [casino] = await site.server.db.select().from(casinos).where(eq(casinos.slug, "ege-ruzgari"));
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

  it("has one address, whatever campaign led to it", async () => {
    expect(await leadsTo("/bonuslar?utm_source=x&kategori=turnuva&gclid=1&UTM_Medium=y", 301)).toBe(
      "/bonuslar?kategori=turnuva",
    );
    expect(await leadsTo("/?fbclid=IwAR0", 301)).toBe("/");
    expect(await leadsTo("/Blog/?gad_source=1", 301)).toBe("/blog");
    expect((await site.server.get("/bonuslar?q=utm_source%3Dx%26gclid")).status).toBe(200);
  });

  it.each([
    ["/promotion", promotions, 301, () => PROMOTION],
    ["/bonuslar/isilti-casino", promotions, 302, () => PROMOTION],
    ["/blog", blog_posts, 302, (slug: string) => `/blog/${slug}`],
    ["/casino", casinos, 302, (slug: string) => `/casino/${slug}`],
  ] as const)("finds an upper-case id under %s", async (under, table, status, at) => {
    const rows = await site.server.db.select().from(table);
    const row = rows.find((row) =>
      "casino_id" in row ? PROMOTION.endsWith(row.slug) : !("is_published" in row) || row.is_published,
    );
    expect(await leadsTo(`${under}/${row?.id.toUpperCase()}`, status)).toBe(at(row?.slug ?? ""));
  });

  it("answers 404 to what is not there", async () => {
    expect(await page("/bonuslar/isilti-casino/yok-boyle-bir-sey", 404)).toContain(
      "Promosyon bulunamadı (isilti-casino/yok-boyle-bir-sey)",
    );
    expect(await page("/bonuslar/x/isilti-casino", 404)).toContain("Tüm Bonuslara Dön");
    expect(await page("/promotion/yok", 404)).toContain("Promosyon bulunamadı (yok)");
    expect(await page("/promotion", 404)).toContain("<p>Promosyon bulunamadı</p>");
    expect(await page("/bonuslar/%E2%80%AEx/y", 404)).toContain("Promosyon bulunamadı (x/y)");
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
      expect((await site.server.get(path)).status, path).toBe(404);
  });

  it("hides drafts by slug and by id, everywhere", async () => {
    const drafts = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, false));
    expect(drafts).not.toEqual([]);
    const listed = [await page("/blog"), await page("/sitemap"), await page("/sitemap.xml")].join();
    for (const { slug, id, title } of drafts) {
      await page(`/blog/${slug}`, 404);
      await page(`/blog/${id}`, 404);
      expect(listed).not.toContain(slug);
      expect(listed).not.toContain(title);
    }
  });
});
