import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, casinos, former_addresses, pages, promotions } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupAdminSite();
const ID = "6e2e7d28-83aa-4b21-9c1e-0d0f4a5b6c7d";
const LINKING = "1c0b64f5-5e2b-4d0c-8f6a-2b7c9d3e4f50";
const GUESSES = [
  ...["/casino/Bahisnova", "/bonuslar/Bahisnova/zumrut-carki", "/bonuslar/bahisnova/Zumrut-Carki"],
  ...["/blog/Yazi-Bir", "/blog/Eski"],
];
const ADDRESSES = [
  ...["/", "/bonuslar?q=x", "/blog/", "/BLOG", "/Bonuslar//", "//blog", "/blog/feed.xml", "/bonuslar/FEED.xml"],
  ...["/sitemap.xml", "/yok.xml", "/blog/yok.xml", "/robots.txt", "/yok"],
  ...["/blog/yazi-bir", "/Blog//yazi-bir/#a", "/blog/../blog/yazi-bir", "/blog/yazi%2Dbir"],
  ...[`/blog/${ID}`, `/blog/${ID.toUpperCase()}`, "/blog/yazi-bir/x", "/blog/eski", "/blog/%E0%A4%A"],
  ...["/casino/bahisnova", "/Casino/bahisnova", "/casino/yok", `/casino/${ID}`, `/casino/${ID.toUpperCase()}`],
  ...["/bonuslar/bahisnova/zumrut-carki", "/BONUSLAR/bahisnova/zumrut-carki", "/bonuslar/bahisnova/yok"],
  ...[`/bonuslar/yok/${ID.toUpperCase()}`, `/promotion/${ID.toUpperCase()}`, `/promotion?x=1&id=${ID.toUpperCase()}`],
  ...["/promotion/yok", "/promotion", "/sayfa-1", "/Sayfa-1", "/sayfa-1/x", `/${ID.toUpperCase()}`, "/administrator"],
  ...["/og.png", "/OG.png", "/api/yok", "/media", "/blog.data"],
];

/** Whether the site leads to a page that is not the home page in place of an unknown one. */
async function isAnswered(address: string): Promise<boolean> {
  let path = address;
  for (let hops = 0; hops < 5; hops++) {
    const { status, headers } = await site.server.getFile(path);
    const to = headers.get("Location");
    if (!to) return status === 200;
    path = to;
    if (path === "/") return false;
  }
  throw new Error(`${address} redirects forever`);
}

beforeAll(async () => {
  const { db } = site.server;
  const [casino] = await db.select().from(casinos).limit(1);
  const [promotion] = await db.select().from(promotions).limit(1);
  const [post] = await db.select().from(blog_posts).limit(1);
  const [page] = await db.select().from(pages).limit(1);
  if (!casino || !promotion || !post || !page) throw new Error("no demo content");
  await db.insert(casinos).values({ ...casino, id: ID, slug: "bahisnova", name: "Bahisnova" });
  const values = { id: ID, casino_id: ID, slug: "zumrut-carki", title: "Zümrüt Çarkı" };
  await db.insert(promotions).values({ ...promotion, ...values, is_active: true, expiry_date: null });
  await db.insert(pages).values({ ...page, id: ID, slug: "sayfa-1", content: "<p>Sayfa</p>" });
  await db.insert(blog_posts).values([
    { ...post, id: ID, slug: "yazi-bir", is_published: true },
    { ...post, id: LINKING, slug: "linkler", is_published: true },
  ]);
  const image_url = "https://resim.example/a.png";
  await db.update(promotions).set({ image_url });
  await db.update(blog_posts).set({ image_url });
  await db.update(casinos).set({ logo_url: image_url });
  await db.insert(former_addresses).values({ path: "/blog/eski", record_id: LINKING });
});

/** Whether a link to the address counts as a fault. */
async function isNamed(address: string): Promise<boolean> {
  const content = `<p><a href="${address}">x</a></p>`;
  await site.server.db.update(blog_posts).set({ content }).where(eq(blog_posts.id, LINKING));
  const { total } = await (await site.admin.get("/api/admin/dashboard/faults")).json<{ total: number }>();
  return total > 0;
}

describe("a link in the list of faults", () => {
  it("is listed exactly when the site has no page at its address", async () => {
    const wrong: string[] = [];
    for (const address of ADDRESSES) {
      const isFault = await isNamed(address.startsWith("//") ? SITE_URL + address : address);
      if (isFault === (await isAnswered(address))) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  it("is listed if it redirects only because its address resembles a record's", async () => {
    for (const address of GUESSES) {
      expect(await isAnswered(address)).toBe(true);
      expect([address, await isNamed(address)]).toEqual([address, true]);
    }
  });
});
