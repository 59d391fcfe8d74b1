import { getTableColumns, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts } from "../../db/schema";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupSite();
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc.slice(SITE_URL.length));
const read = async (path: string) => locs(await site.html(path));

/** Copies a published post. */
async function addPosts(total: number) {
  const own: Record<string, string> = { id: "'copy-' || n.value", slug: "'kopya-' || n.value", batch_key: "null" };
  const names = Object.keys(getTableColumns(blog_posts));
  const values = names.map((name) => own[name] ?? name).join(", ");
  const numbers = JSON.stringify([...Array(total).keys()]);
  await site.server.db.all(
    sql`insert into blog_posts (${sql.raw(names.join(", "))}) select ${sql.raw(values)}
      from (select * from blog_posts where is_published = 1 limit 1), json_each(${numbers}) as n`,
  );
}

describe("the site map", () => {
  it("becomes an index above 1,000 addresses, whose files name each address once", async () => {
    const parts = ["sayfalar-1", "casinolar-1", "bonuslar-1", "blog-1"].map((part) => `/sitemap-${part}.xml`);
    const few = await read("/sitemap.xml");
    expect((await Promise.all(parts.map(read))).flat().sort()).toEqual([...few].sort());
    for (const missing of [
      "/sitemap-blog-2.xml",
      "/sitemap-sayfalar-2.xml",
      "/sitemap-blog-0.xml",
      "/sitemap-x-1.xml",
      "/x.xml",
    ])
      expect((await site.server.get(missing)).status, missing).toBe(404);

    await addPosts(2_000);
    const index = await site.server.get("/sitemap.xml");
    expect(index.headers.get("Cache-Tag")).toBe("site-map");
    const xml = await index.text();
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const files = locs(xml);
    expect(files).toEqual([...parts, "/sitemap-blog-2.xml", "/sitemap-blog-3.xml"]);
    const named = await Promise.all(files.map(read));
    expect(named.reduce((sum, addresses) => sum + addresses.length, 0)).toBe(few.length + 2_000);
    expect(new Set(named.flat()).size).toBe(few.length + 2_000);
    expect(Math.max(...named.map((addresses) => addresses.length))).toBe(1_000);
    const last = await site.server.get("/sitemap-blog-2.xml");
    expect(last.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(last.headers.get("Cache-Tag")).toBe("site-map");

    // A file without visible records stays valid, and so does the index that names it.
    await site.server.db
      .update(blog_posts)
      .set({ is_published: false })
      .where(sql`rowid between 1001 and 2000`);
    expect(await read("/sitemap-blog-2.xml")).toEqual(["/blog"]);
    expect((await site.server.get("/sitemap-blog-4.xml")).status).toBe(404);
  });
});
