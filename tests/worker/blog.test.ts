import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, counted_views, type Post, splash_ads } from "../../db/schema";
import { setupSite } from "../support/site";
import { adsIn } from "../support/splash-ads";
import { SITE_URL } from "../support/test-server";
import { sendView } from "../support/views";

const site = setupSite();
let post: Post;
beforeAll(async () => {
  const rows = await site.server.db
    .select()
    .from(blog_posts)
    .where(and(eq(blog_posts.is_published, true), eq(blog_posts.category, "Rehber")));
  post = rows[0] as Post;
});

const view = (id: string, headers: Record<string, string> = {}) => sendView(site.server, { kind: "post", id }, headers);
const viewFrom = (address: string) => view(post.id, { "CF-Connecting-IP": address });
const views = async (id = post.id) => (await site.rowOf(blog_posts, id))?.view_count ?? -1;

describe("a blog post", () => {
  it("shows category, date, author, views, excerpt, content, promotions and related posts", async () => {
    const html = await site.html(`/blog/${post.slug}`);
    for (const text of [
      post.category,
      post.author,
      "görüntülenme",
      "Daha Fazla Bonus Göster",
      "Daha Az Göster",
      "İlgili Yazılar",
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/\d{1,2} \p{L}+ \d{4}/u);
    expect(html.match(/<div class="card"/g)).toHaveLength(15);
    expect(html.split('class="expander"')[0]?.match(/<div class="card"/g)).toHaveLength(5);
    const related = html.slice(html.indexOf("İlgili Yazılar"));
    expect(related.slice(0, related.indexOf("</section>")).match(/class="post"/g)).toHaveLength(3);
    expect(related.slice(0, related.indexOf("</section>"))).not.toContain(`/blog/${post.slug}"`);
  });

  it("shows the title before the picture, the time to read it, a later change, and a link to share", async () => {
    const path = `/blog/${post.slug}`;
    const set = async (change: Partial<Post>) => {
      await site.set(blog_posts, post.id, change);
      return site.html(path);
    };
    const html = await set({ published_at: "2026-11-10T20:30:00.000Z", updated_at: "2026-11-10T20:59:59.000Z" });
    const [title, picture, text] = ["<h1>", 'class="cover"', 'class="prose"'].map((part) => html.indexOf(part));
    expect(title).toBeLessThan(picture ?? -1);
    expect(picture).toBeLessThan(text ?? -1);
    expect(html).toMatch(/ · \d+ dk okuma · /);
    expect(html).toContain(`href="https://wa.me/?text=${encodeURIComponent(SITE_URL + path)}"`);
    expect(html).not.toContain("Güncellendi");
    // Midnight in Istanbul.
    expect(await set({ updated_at: "2026-11-10T21:00:00.000Z" })).toContain(
      'Güncellendi: <time dateTime="2026-11-10T21:00:00.000Z">11 Kasım 2026</time>',
    );
    expect(await set({ image_url: null })).not.toMatch(/class="cover"|<article[^>]*>.*placeholder\.svg/);
    await set(post);
  });

  it("lists its sources at the end, which search engines do not follow (P7.5)", async () => {
    const { db } = site.server;
    const sources = [{ label: "Kurul <kararı>", url: "https://www.kurul.example/karar?a=1&b=2" }];
    await db.update(blog_posts).set({ sources }).where(eq(blog_posts.id, post.id));
    const html = await site.html(`/blog/${post.slug}`);
    expect(html.indexOf("<h2>Kaynaklar</h2>")).toBeGreaterThan(html.indexOf('class="prose"'));
    expect(html).toContain(
      '<a href="https://www.kurul.example/karar?a=1&amp;b=2" rel="nofollow noopener" target="_blank">Kurul &lt;kararı&gt;</a>',
    );
    expect(html).toContain('<span class="who">kurul.example</span>');
    await db.update(blog_posts).set(post).where(eq(blog_posts.id, post.id));
    expect(await site.html(`/blog/${post.slug}`)).not.toContain("Kaynaklar");
  });

  it("shows pictures of its text as decoration, where nobody wrote what they show", async () => {
    const set = (change: Partial<Post>) => site.set(blog_posts, post.id, change);
    await set({ content: '<p>Bir <img src="/a.png"><img alt="İki zar" src="/b.png"></p>', html_mark: "" });
    const html = await site.html(`/blog/${post.slug}`);
    expect(html.match(/<img [^>]*src="\/[ab]\.png"[^>]*>/g)?.map((image) => /alt="[^"]*"/.exec(image)?.[0])).toEqual([
      'alt=""',
      'alt="İki zar"',
    ]);
    await set(post);
  });

  it("has a table of contents from three headings on, whose links lead to them", async () => {
    const html = await site.html("/blog/cevrim-sarti-nedir-nasil-hesaplanir");
    const contents = /<nav aria-label="İçindekiler">.*?<\/nav>/.exec(html)?.[0] ?? "";
    const links = [...contents.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)];
    expect(links).toHaveLength(8);
    for (const [, id, text] of links) expect(html).toContain(`<h2 id="${id}">${text}</h2>`);
    expect(links[0]?.slice(1)).toEqual(["bolum-kisa-tanim", "Kısa tanım"]);
    expect(await site.html("/blog/deneme-bonusu-almadan-once-bakilacak-yedi-madde")).not.toContain("İçindekiler");
  });

  it("counts 50 parallel openings exactly, once an address, and shows the number", async () => {
    const before = await views();
    const addresses = Array.from({ length: 25 }, (_, i) => [`203.0.113.${i}`, `2001:db8:0:${i}::${i}`]).flat();
    const again = addresses.map((address) => address.replace(/::.*/, "::ffff"));
    await Promise.all([...addresses, ...again].map(viewFrom));
    expect(await views()).toBe(before + 50);
    const kept = await site.server.db.select().from(counted_views);
    expect(kept).toHaveLength(50);
    const hour = 3_600_000;
    for (const { key, hour_ends_at } of kept) {
      expect(key).toMatch(/^[\da-f]{32}$/);
      expect([hour_ends_at % hour, hour_ends_at - Date.now() <= hour]).toEqual([0, true]);
    }
    expect(await (await viewFrom("198.51.100.1")).json()).toEqual({ views: before + 51 });
  });
});

describe("the list of posts", () => {
  it("is filtered by category, whatever its spelling, and counts each", async () => {
    const { db } = site.server;
    const chips = (html: string) =>
      [...html.matchAll(/<a class="chip" href="([^"]*)"( aria-current="true")?>([^<]*)<small>(\d+)/g)].map(
        ([, to, current, name, total]) => [name?.trim(), to, Number(total), Boolean(current)],
      );
    const published = await db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    const countOf = (category: string) => published.filter((one) => one.category === category).length;
    expect(chips(await site.html("/blog"))).toEqual([
      ["Tüm Yazılar", "/blog", published.length, true],
      ["Güvenlik", "/blog?kategori=guvenlik", countOf("Güvenlik"), false],
      ["Haberler", "/blog?kategori=haberler", countOf("Haberler"), false],
      ["Rehber", "/blog?kategori=rehber", countOf("Rehber"), false],
      ["Sorumlu Oyun", "/blog?kategori=sorumlu-oyun", countOf("Sorumlu Oyun"), false],
      ["Strateji", "/blog?kategori=strateji", countOf("Strateji"), false],
    ]);
    const id = published.find((one) => one.category === "Sorumlu Oyun")?.id ?? "";
    await site.set(blog_posts, id, { category: "SORUMLU  OYUN!" });
    const html = await site.html("/blog?kategori=sorumlu-oyun");
    expect(chips(html)[1]).toEqual(["Sorumlu Oyun", "/blog?kategori=sorumlu-oyun", countOf("Sorumlu Oyun"), true]);
    expect(html.match(/class="post"/g)).toHaveLength(countOf("Sorumlu Oyun"));
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/blog?kategori=sorumlu-oyun"/>`);
    expect(html).toMatch(/<title>Sorumlu Oyun - /);
    await site.set(blog_posts, id, { category: "Sorumlu Oyun" });
    const unknown = await site.server.get("/blog?kategori=yok");
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("&#x27;yok&#x27; adında bir kategori yok.");
    expect((await site.server.get("/blog?kategori=%C3%87")).status).toBe(400);
  });

  it("pages 24 at a time, newest first, and keeps its empty text", async () => {
    const published = await site.server.db.$count(blog_posts, eq(blog_posts.is_published, true));
    const html = await site.html("/blog");
    expect(html.match(/class="post"/g)).toHaveLength(published);
    const dates = [...html.slice(html.indexOf("<h1>")).matchAll(/dateTime="([^"]+)"/g)].map(([, date]) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const copies = Array.from({ length: 27 - published }, (_, i) => ({
      ...post,
      id: crypto.randomUUID(),
      slug: `kopya-${i}`,
      published_at: "2020-01-01T00:00:00.000Z",
    }));
    for (const copy of copies) await site.server.db.insert(blog_posts).values(copy);
    expect((await site.html("/blog")).match(/class="post"/g)).toHaveLength(24);
    expect((await site.html("/blog?sayfa=2")).match(/class="post"/g)).toHaveLength(3);
    expect((await site.server.get("/blog?sayfa=3")).status).toBe(404);
    await site.server.db.update(blog_posts).set({ is_published: false });
    const empty = await site.html("/blog");
    expect(empty).toContain("Henüz yayınlanmış blog yazısı bulunmuyor.");
    expect(empty).toContain("Henüz blog yazısı bulunamadı");
  });
});

describe("splash ads", () => {
  it("are in every page with five fields, safely, while they are active", async () => {
    const [ad, ...others] = adsIn(await site.html("/blog"));
    expect(others).toEqual([]);
    expect(Object.keys(ad ?? {}).sort()).toEqual(["casino", "id", "image_url", "srcset", "title"]);
    const paths = ["/", "/guvenilir-siteler", "/bonuslar"];
    for (const path of paths) expect(adsIn(await site.html(path))).toEqual([ad]);
    const title = `</template><script>alert("'&amp;")</script>`;
    await site.server.db.update(splash_ads).set({ title }).where(eq(splash_ads.is_active, true));
    for (const path of paths) {
      const html = await site.html(path);
      expect(html).not.toContain('alert("');
      expect(adsIn(html)).toEqual([{ ...ad, title }]);
    }
    await site.server.db.update(splash_ads).set({ is_active: false });
    expect(await site.html("/blog")).not.toContain("data-ads");
  });
});
