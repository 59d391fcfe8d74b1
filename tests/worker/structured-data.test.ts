import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos } from "../../db/schema";
import { setupSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupSite();
const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
const POST = "/blog/cevrim-sarti-nedir-nasil-hesaplanir";

interface Thing {
  "@type": string;
  [property: string]: unknown;
}
interface ListItem extends Thing {
  position: number;
}

const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/g;

/** The things of the page's one script. */
async function thingsOf(path: string): Promise<Thing[]> {
  const scripts = [...(await site.html(path)).matchAll(SCRIPT)].map(([, json = ""]) => json);
  expect(scripts, path).toHaveLength(1);
  const data = JSON.parse(scripts[0] ?? "") as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

async function thingOf(path: string, type: string): Promise<Thing> {
  const things = (await thingsOf(path)).filter((thing) => thing["@type"] === type);
  expect(things, `${type} of ${path}`).toHaveLength(1);
  return things[0] as Thing;
}

const PUBLISHER = { "@type": "Organization", name: "Bonus Rehberi", url: SITE_URL };

/** Required by Google for each type: https://developers.google.com/search/docs/appearance/structured-data */
describe("structured data", () => {
  it("of the home page names the site and who runs it", async () => {
    expect(await thingsOf("/")).toEqual([
      { "@type": "WebSite", name: "Bonus Rehberi", url: SITE_URL, inLanguage: "tr" },
      { ...PUBLISHER, logo: `${SITE_URL}/apple-touch-icon.png` },
    ]);
    expect((await site.server.getFile("/apple-touch-icon.png")).status).toBe(200);
  });

  it.each([
    ["/bonuslar", ["Anasayfa", "Bonuslar"]],
    ["/guvenilir-siteler", ["Anasayfa", "Güvenilir Siteler"]],
    ["/blog", ["Anasayfa", "Blog"]],
    ["/sitemap", ["Anasayfa", "Site Haritası"]],
    ["/hakkimizda", ["Anasayfa", "Hakkımızda"]],
    ["/casino/isilti-casino", ["Güvenilir Siteler", "Işıltı Casino"]],
    [POST, ["Blog", "Rehber", "Çevrim şartı nedir, nasıl hesaplanır?"]],
    [PROMOTION, ["Bonuslar", "Işıltı Casino", "%150 Hoş Geldin Bonusu"]],
  ])("of %s repeats the visible way to it", async (path, names) => {
    const { itemListElement } = await thingOf(path, "BreadcrumbList");
    const items = itemListElement as ListItem[];
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(items.map(({ position }) => position)).toEqual(names.map((_, i) => i + 1));
    expect(items.at(-1)?.["item"]).toBe(SITE_URL + path);
    const crumbs = /<nav class="crumbs".*?<\/nav>/.exec(await site.html(path))?.[0] ?? "";
    expect([...crumbs.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]*>/g, ""))).toEqual(names);
    for (const { item } of items.slice(0, -1)) {
      const way = String(item).slice(SITE_URL.length);
      expect(crumbs).toContain(`href="${way}"`);
      expect((await site.server.get(way)).status, way).toBe(200);
    }
  });

  it.each([
    ["/bonuslar", 24],
    // All but the one that is advised against.
    ["/guvenilir-siteler", 17],
    ["/blog?kategori=rehber", 6],
  ])("of %s lists the addresses that it links to", async (path, count) => {
    const items = (await thingOf(path, "ItemList"))["itemListElement"] as ListItem[];
    expect(items.map(({ position }) => position)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    const html = await site.html(path);
    for (const { url } of items) expect(html).toContain(`href="${String(url).slice(SITE_URL.length)}"`);
  });

  it("of a post has headline, picture, dates and author", async () => {
    const { db } = site.server;
    const [row] = await db
      .select()
      .from(blog_posts)
      .where(eq(blog_posts.slug, POST.slice("/blog/".length)));
    const article = await thingOf(POST, "BlogPosting");
    expect(article).toEqual({
      "@type": "BlogPosting",
      headline: row?.title,
      image: `${SITE_URL}${row?.image_url}`,
      datePublished: row?.published_at,
      dateModified: row?.published_at,
      author: PUBLISHER,
      publisher: PUBLISHER,
    });
    const change = { author: "Gülşah Öztürk", image_url: null, updated_at: "2036-01-01T00:00:00.000Z" };
    await db
      .update(blog_posts)
      .set(change)
      .where(eq(blog_posts.slug, row?.slug ?? ""));
    const changed = await thingOf(POST, "BlogPosting");
    expect(changed).toMatchObject({
      author: { "@type": "Person", name: change.author },
      dateModified: change.updated_at,
    });
    expect(changed).not.toHaveProperty("image");
  });

  it("of a post repeats the times that messengers read, which no other page has (P1.5)", async () => {
    const times = async (path: string) =>
      Array.from(
        (await site.html(path)).matchAll(/<meta property="article:(\w+)" content="([^"]*)"/g),
        ([, name, time]) => [name, time],
      );
    const published = (await thingOf(POST, "BlogPosting"))["datePublished"];
    await site.server.db.update(blog_posts).set({ updated_at: String(published) });
    expect(await times(POST)).toEqual([["published_time", published]]);
    const updated_at = "2036-02-01T00:00:00.000Z";
    await site.server.db
      .update(blog_posts)
      .set({ updated_at })
      .where(eq(blog_posts.slug, POST.slice("/blog/".length)));
    const { datePublished, dateModified } = await thingOf(POST, "BlogPosting");
    expect(dateModified).not.toBe(datePublished);
    expect(await times(POST)).toEqual([
      ["published_time", datePublished],
      ["modified_time", dateModified],
    ]);
    for (const path of ["/", "/blog", PROMOTION]) expect(await times(path), path).toEqual([]);
  });

  it.each(["/casino/isilti-casino", PROMOTION])("of %s has no review, rating or offer (P1.11)", async (path) => {
    const [casino] = await site.server.db.select().from(casinos).where(eq(casinos.slug, "isilti-casino"));
    expect(casino?.score).toBeGreaterThan(0);
    expect((await thingsOf(path)).map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
  });

  it("is missing where search engines are kept out", async () => {
    for (const path of ["/bonuslar?q=bonus", "/bonuslar/yok/yok"])
      expect((await site.html(path)).match(SCRIPT), path).toBeNull();
  });

  it("is not closed by '</script>' in editors' texts", async () => {
    const hostile = "</script><script>alert(1)</script>";
    await site.server.db.update(casinos).set({ name: hostile, rating: 3 }).where(eq(casinos.slug, "mavi-kosk"));
    expect(await site.html("/casino/mavi-kosk")).not.toContain(hostile);
    const { itemListElement } = await thingOf("/casino/mavi-kosk", "BreadcrumbList");
    expect((itemListElement as ListItem[]).at(-1)?.["name"]).toBe(hostile);
  });
});
